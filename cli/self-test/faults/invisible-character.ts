import type { PlantedFault } from '../planted-fault.ts'

export const invisibleCharacterFaults: PlantedFault[] = [
  {
    name: 'a space without width',
    file: 'content/es/chatbot.mdx',
    find: /\n*$/,
    replace: ' Hola‸\u200Bmundo.\n',
    says: /U\+200B/,
  },
]
