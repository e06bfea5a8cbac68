/** What `preload` returned, keyed by path. Stylesheets that fail to load are removed. */
const preloaded = new Map<string, unknown>()

// Vite imports the function by this name.
export { loadChunk as __vitePreload }

/**
 * Preloads the files that a chunk depends on, waits for the stylesheets among them, and imports the
 * chunk. Built code calls this for each `import()` in place of Vite's own function, which is larger
 * because it supports nonces, relative URLs and older browsers.
 *
 * @param files paths relative to the site's root
 */
async function loadChunk<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(
    files.map((file) => {
      if (!preloaded.has(file)) preloaded.set(file, preload(file))
      return preloaded.get(file)
    }),
  )
  return load()
}

/** Preloads a file. Returns a promise only for stylesheets: `import()` itself waits for scripts. */
function preload(file: string): unknown {
  const link = document.createElement('link')
  const isStylesheet = file.endsWith('.css')
  link.rel = isStylesheet ? 'stylesheet' : 'modulepreload'
  link.href = `/${file}`
  document.head.append(link)
  return (
    isStylesheet &&
    new Promise((resolve, reject) => {
      link.addEventListener('load', resolve)
      link.addEventListener('error', (error) => {
        // Lets the next import load the file again.
        preloaded.delete(file)
        reject(error)
      })
    })
  )
}
