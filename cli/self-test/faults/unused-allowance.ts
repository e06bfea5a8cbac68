import type { PlantedFault } from '../planted-fault.ts'

export const unusedAllowanceFaults: PlantedFault[] = [
  {
    name: 'a reason for what is no longer there',
    file: 'content/pt-PT/services.mdx',
    find: /^title:/m,
    replace: '‸# allow doubled-word: the name of a song\ntitle:',
    says: /nothing below it needs that/,
  },
]
