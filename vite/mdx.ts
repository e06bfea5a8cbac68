import mdx from '@mdx-js/rollup'
import type { Root } from 'mdast'
import type { MdxTextExpression } from 'mdast-util-mdx-expression'
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { SKIP, visit } from 'unist-util-visit'
import type { Plugin } from 'vite'
import { parse } from 'yaml'
import { splitFrontMatter } from '../src/content/front-matter.ts'

/**
 * The Vite plugin that compiles the MDX files in `content/`: the prose becomes the default export,
 * and the front matter becomes the export `frontmatter`.
 */
export function contentFiles(): Plugin {
  const { transform } = mdx({ remarkPlugins: [remarkPlaceholders, remarkBindCapitals] })
  let isBuild = true
  return {
    name: 'content-files',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    transform: {
      filter: { id: /\.mdx$/ },
      async handler(text, file) {
        try {
          const compiled = await transform(withExportedFrontMatter(text), file)
          return { code: compiled?.code ?? '', map: null, moduleType: 'js' }
        } catch (error) {
          if (isBuild) throw error
          // In development, only the section that uses the file fails, not the whole page.
          const code = `export const problem = ${JSON.stringify(String(error))}`
          return { code, map: null, moduleType: 'js' }
        }
      },
    },
  }
}

/** Appends the front matter as an export. The body keeps its line numbers, for error messages. */
function withExportedFrontMatter(text: string): string {
  const frontMatter = splitFrontMatter(text)
  if (frontMatter.state !== 'found') throw new Error(`Its front matter is ${frontMatter.state}`)
  const { yaml, closing, body } = frontMatter
  const data = JSON.stringify(parse(yaml))
  return `${'\n'.repeat(closing.line)}${body}\n\nexport const frontmatter = ${data}\n`
}

/**
 * A remark plugin that turns `{years}` into `<Fact name="years" />`, so that the placeholder is not
 * evaluated as JavaScript.
 */
function remarkPlaceholders() {
  return (tree: Root) => {
    visit(tree, 'mdxTextExpression', (node: MdxTextExpression, index, parent) => {
      if (parent === undefined || index === undefined) return
      const fact: MdxJsxTextElement = {
        type: 'mdxJsxTextElement',
        name: 'Fact',
        attributes: [{ type: 'mdxJsxAttribute', name: 'name', value: node.value.trim() }],
        children: [],
        position: node.position,
      }
      parent.children[index] = fact
      return SKIP
    })
  }
}

/** A remark plugin that keeps a line from ending with a lone capital letter, such as “A” or “O”. */
function remarkBindCapitals() {
  return (tree: Root) => {
    visit(tree, 'text', (node) => {
      node.value = node.value.replaceAll(/(?<![\p{L}\p{N}])(\p{Lu})\s/gu, '$1\u00a0')
    })
  }
}
