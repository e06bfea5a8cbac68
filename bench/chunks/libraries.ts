/** Libraries of the browser, by the packages that come with each, and why each stays. */
const libraries: { name: string; packages: RegExp; why: string }[] = [
  {
    name: 'react-dom',
    packages: /^(react-dom|scheduler)$/,
    why: 'hydrates the islands; one file for the browser, nothing in it can be left out',
  },
  { name: 'react', packages: /^react$/, why: 'the components; the same' },
  {
    name: 'supabase-js',
    packages: /^(@supabase\/.+|tslib)$/,
    why: 'calls the function with the client that the specification asks for: session kept, token refreshed. That is auth-js, four fifths of it. Tables, channels and files are left out (`unused-clients.ts`)',
  },
  {
    name: 'motion',
    packages: /^(motion|motion-dom|motion-utils|framer-motion)$/,
    why: 'counts the amounts (`JSAnimation`) and lets the cards rise (`motion/mini`, by the browser itself); the `animate` that does everything is 24 kB',
  },
  {
    name: 'Floating UI',
    packages: /^@floating-ui\//,
    why: "places the tooltips; comes with Radix's",
  },
  {
    name: 'Radix',
    packages: /^@radix-ui\//,
    why: 'keys, focus and roles of tabs and tooltips; its calls that only give names to functions are dropped, and with them nearly 4 kB that nothing uses',
  },
  {
    name: 'sonner',
    packages: /^sonner$/,
    why: 'the notices: read aloud, swiped away, kept while the pointer is on them',
  },
  {
    name: 'zod',
    packages: /^zod$/,
    why: 'the one schema of form and function, as `zod/mini`; the full one is 20 kB',
  },
]

export const OWN_CODE = 'own code'
/** What rolldown puts beside modules, such as its loader of CommonJS. */
export const BUNDLER = 'rolldown'

/** The library that a module belongs to. */
export function libraryOf(id: string): string {
  const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? []
  if (name === undefined) return /^[/\\](src|supabase)[/\\]/.test(id) ? OWN_CODE : BUNDLER
  const library = libraries.find(({ packages }) => packages.test(name))
  if (library === undefined)
    throw new Error(`${name} comes to the browser: say why in ${import.meta.url}`)
  return library.name
}

/** Why a library stays. */
export function reasonFor(library: string): string | undefined {
  return libraries.find(({ name }) => name === library)?.why
}
