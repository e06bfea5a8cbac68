import type { PlantedFault } from '../planted-fault.ts'

export const numberFormFaults: PlantedFault[] = [
  {
    name: 'thousands as in Portuguese',
    file: 'content/en/chatbot.mdx',
    find: /\n*$/,
    replace: ' Up to ‸2.500 chats.\n',
    says: /Write `2,500`/,
  },
]
