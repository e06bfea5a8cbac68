import type { PlantedFault } from '../planted-fault.ts'

export const listLengthFaults: PlantedFault[] = [
  {
    name: 'a longer list of features than in the source',
    file: 'content/en/pricing.mdx',
    find: /^ {4}features:\n/m,
    replace: '    ‸features:\n      - One more\n',
    key: 'plans.basic.features',
    says: /source: content\/pt-BR\/pricing\.mdx[^]*has \d items; the source has \d/,
  },
  {
    name: 'a longer list of messages than in the source',
    file: 'content/pt-PT/chatbot.mdx',
    find: /^ {2}messages:\n/m,
    replace: '  ‸messages:\n    - from: customer\n      text: mais uma\n',
    key: 'conversation.messages',
    says: /same items in the same order/,
  },
]
