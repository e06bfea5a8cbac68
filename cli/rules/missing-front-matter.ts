import type { Rule } from './rule.ts'

/** Every MDX file begins with front matter, which holds its keys. */
export const missingFrontMatter: Rule = {
  id: 'missing-front-matter',
  check({ files }) {
    return files.flatMap((file) => {
      if (file.scope === 'global' || !file.frontMatter || file.frontMatter.state === 'found') {
        return []
      }
      const { state, place } = file.frontMatter
      return {
        rule: 'missing-front-matter' as const,
        severity: 'error' as const,
        file: file.path,
        place,
        args: { problem: state },
      }
    })
  },
}
