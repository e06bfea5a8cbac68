import type { PlantedFault } from '../planted-fault.ts'

const above = { find: /^label:/m, file: 'content/pt-PT/services.mdx' }

export const invalidAllowanceFaults: PlantedFault[] = [
  {
    ...above,
    name: 'a rule that does not exist',
    replace: '‸# allow mising-key: later\nlabel:',
    says: /There is no rule `mising-key`/,
  },
  {
    ...above,
    name: 'a rule that can not be allowed',
    replace: '‸# allow missing-key: later\nlabel:',
    says: /can't be allowed/,
  },
  {
    ...above,
    name: 'no rule at all',
    replace: '‸# allow\nlabel:',
    says: /names no rule/,
  },
  {
    ...above,
    name: 'no reason',
    replace: '‸# allow spacing\nlabel:',
    says: /doesn't say why/,
  },
]
