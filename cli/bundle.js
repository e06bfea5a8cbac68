// @ts-check

/**
 * The commands, as they are bundled.
 *
 * @type {import('../program-bundle/bundle.js').Program}
 */
export const program = {
  name: 'cli',
  root: new URL('../', import.meta.url),
  entries: { main: 'cli/main.ts' },
  circumstances: ['cli/bundle.js'],
  // What the checks of content load at every start.
  packages: [
    'commander',
    'fastest-levenshtein',
    'mdast-util-to-string',
    'picocolors',
    'remark-mdx',
    'remark-parse',
    'unified',
    'unist-util-visit',
    'vfile-message',
    'yaml',
    'zod',
  ],
}
