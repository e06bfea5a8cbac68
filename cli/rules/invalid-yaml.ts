import type { Rule } from './rule.ts'

/** YAML parses, and says nothing that its writer may not know: no duplicate keys, anchors or tags. */
export const invalidYaml: Rule = {
  id: 'invalid-yaml',
  check({ files }) {
    return files.flatMap(({ path, data }) =>
      (data?.faults ?? []).map(({ place, problem }) => ({
        rule: 'invalid-yaml' as const,
        severity: 'error' as const,
        file: path,
        place,
        args: problem,
      })),
    )
  },
}
