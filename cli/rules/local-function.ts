import { fileStart } from '../place.ts'
import type { Finding } from '../finding.ts'
import type { Rule } from './rule.ts'

const SETTINGS = ['VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY'] as const

/** A public site sends its form to a hosted function, not to the one of this machine. */
export const localFunction: Rule = {
  id: 'local-function',
  release: true,
  check: ({ environment }) =>
    environment === undefined
      ? []
      : SETTINGS.flatMap((name): Finding[] => {
          const value = environment[name] ?? ''
          if (value !== '' && !/\/\/(?:localhost|127\.0\.0\.1)\b/.test(value)) return []
          const args = { name }
          return [
            { rule: 'local-function', severity: 'error', file: '.env', place: fileStart, args },
          ]
        }),
}
