import type { Chunk } from './build-chunks.ts'

/** When each chunk that is asked for by itself is wanted. */
const occasions: Record<string, string> = {
  'hydrate-island.js': 'the first island',
  'solutions-tabs.js': 'the tabs come near the screen',
  'contact-form.js': 'the form comes near the screen',
  'plan-cards.js': 'the prices come near the screen',
  'navigation-links.js': 'pointer or focus on the navigation',
  'supabase-client.js': 'the form is first touched',
}

/**
 * When the chunks arrive: with the page, or on the occasions of those that need them. What the
 * first island brings counts for the islands no more.
 */
export function arrivals(chunks: readonly Chunk[]): Map<string, string> {
  const known = new Map(chunks.map((chunk) => [chunk.name, chunk]))
  const when = new Map<string, string[]>()
  const take = (name: string, occasion: string, taken: ReadonlySet<string>) => {
    if (taken.has(name)) return
    const others = when.get(name) ?? []
    if (!others.includes(occasion)) when.set(name, [...others, occasion])
    for (const imported of known.get(name)?.imports ?? []) take(imported, occasion, taken)
  }
  const asked = [...new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports))]
  for (const { name, isEntry } of chunks) if (isEntry) take(name, 'first load', new Set())
  for (const first of [true, false]) {
    const taken = new Set(when.keys())
    for (const name of asked.filter((each) => (each === 'hydrate-island.js') === first)) {
      const occasion = occasions[name]
      if (occasion === undefined) throw new Error(`${name} is new: say when it is loaded`)
      take(name, occasion, taken)
    }
  }
  for (const { name } of chunks) {
    const script = name.replace(/\.css$/, '.js')
    when.set(name, when.get(name) ?? when.get(script) ?? [])
  }
  return new Map([...when].map(([name, reasons]) => [name, reasons.join('; ')]))
}
