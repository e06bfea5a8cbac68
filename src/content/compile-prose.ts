import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/** What texts were compiled to, by their path; `key` changes with the text. */
export type CompiledProse = Record<string, { key: string; code: string }>

/**
 * A plugin, of Vite and of Rolldown, that compiles MDX. The compiler takes long to
 * load and to warm up, so that it is loaded when it is first needed.
 *
 * @param known what was compiled before, and needs no compiler; receives what is compiled now
 */
export function compileProse(known: CompiledProse = {}) {
  return {
    name: 'compile-prose',
    enforce: 'pre',
    transform: {
      filter: { id: /\.mdx$/ },
      async handler(text: string, file: string) {
        const key = createHash('sha256').update(text).digest('base64')
        if (known[file]?.key !== key) known[file] = { key, code: await compile(text, file) }
        return { code: known[file].code, map: null, moduleType: 'js' as const }
      },
    },
  } satisfies Plugin
}

let compiler: ReturnType<typeof loadCompiler> | undefined

/** Compiles a text to a JavaScript module. */
export async function compile(text: string, file: string): Promise<string> {
  const { transform } = await (compiler ??= loadCompiler())
  const compiled = await transform(text, file)
  if (!compiled) throw new Error(`${file} is no MDX`)
  return compiled.code
}

async function loadCompiler() {
  const [{ default: mdx }, { default: frontMatter }, { default: exported }, prose] =
    await Promise.all([
      import('@mdx-js/rollup'),
      import('remark-frontmatter'),
      import('remark-mdx-frontmatter'),
      import('./prose.ts'),
    ])
  return mdx({ remarkPlugins: [frontMatter, exported, prose.remarkPlaceholders] })
}
