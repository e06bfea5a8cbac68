const preloaded = new Set<string>()

// The name that Vite imports.
export { loadChunk as __vitePreload }

/**
 * Loads a chunk and, in parallel, the files that it depends on; waits for stylesheets. Vite calls
 * it for each `import()` instead of Vite's own function, which would make up a fifth of the first
 * script because it supports nonces, relative URLs and older browsers.
 *
 * @param files paths relative to the site's root
 */
async function loadChunk<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(files.map(preload))
  return load()
}

/** Waits only for stylesheets: the browser itself waits for scripts. */
function preload(file: string): unknown {
  if (preloaded.has(file)) return
  preloaded.add(file)
  const link = document.createElement('link')
  const isStylesheet = file.endsWith('.css')
  link.rel = isStylesheet ? 'stylesheet' : 'modulepreload'
  link.href = `/${file}`
  document.head.append(link)
  if (!isStylesheet) return
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', reject)
  })
}
