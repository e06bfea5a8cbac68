// @ts-check

/**
 * The servers of `npm start` and `npm run dev`, and the configuration of Vite with its
 * plugins, as they are bundled.
 *
 * @type {import('../program-bundle/bundle.js').Program}
 */
export const program = {
  name: 'local',
  root: new URL('../', import.meta.url),
  entries: { main: 'server/main.ts', 'vite-config': 'vite.config.ts' },
  circumstances: ['server/bundle.js'],
  apart: ['rolldown', 'vite'],
  // What is loaded at every start, and what compiles the prose: hundreds of small files.
  packages: [
    '@mdx-js/rollup',
    'fastest-levenshtein',
    'mdast-util-to-string',
    'negotiator',
    'picocolors',
    'postal-mime',
    'remark-frontmatter',
    'remark-mdx',
    'remark-mdx-frontmatter',
    'remark-parse',
    'send',
    'unified',
    'unist-util-visit',
    'vfile-message',
    'yaml',
    'zod',
  ],
}
