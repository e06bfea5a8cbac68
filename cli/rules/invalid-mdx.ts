import type { Rule } from './rule.ts'

/** The prose of every file parses. */
export const invalidMdx: Rule = {
  id: 'invalid-mdx',
  check({ files }) {
    return files.flatMap((file) => {
      if (file.scope === 'global' || file.prose?.state !== 'invalid') return []
      const { place, problem } = file.prose
      return {
        rule: 'invalid-mdx' as const,
        severity: 'error' as const,
        file: file.path,
        place,
        args: problem,
      }
    })
  },
}
