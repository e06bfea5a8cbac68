import type { Plugin } from 'vite'

/** A plugin of Vite that compiles MDX. */
export function compileProse(): Plugin {
  const compile = proseCompiler('program')
  return {
    name: 'compile-prose',
    enforce: 'pre',
    transform: {
      filter: { id: /\.mdx$/ },
      handler: async (text, file) => {
        return { code: await compile(text, file), map: null, moduleType: 'js' }
      },
    },
  }
}

/**
 * Compiles texts to JavaScript: a module, or the body of a function that takes React's JSX
 * runtime and gives what the module would export. The compiler takes long to load and to
 * warm up, so that it is loaded when it is first needed.
 */
export function proseCompiler(outputFormat: 'program' | 'function-body') {
  let loading: ReturnType<typeof loadCompiler> | undefined
  return async (text: string, file: string): Promise<string> => {
    const { transform } = await (loading ??= loadCompiler(outputFormat))
    const compiled = await transform(text, file)
    if (!compiled) throw new Error(`${file} is no MDX`)
    return compiled.code
  }
}

async function loadCompiler(outputFormat: 'program' | 'function-body') {
  const [{ default: mdx }, { default: frontMatter }, { default: exported }, prose] =
    await Promise.all([
      import('@mdx-js/rollup'),
      import('remark-frontmatter'),
      import('remark-mdx-frontmatter'),
      import('../src/content/prose.ts'),
    ])
  return mdx({ outputFormat, remarkPlugins: [frontMatter, exported, prose.remarkPlaceholders] })
}
