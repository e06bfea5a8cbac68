import type { PlantedFault } from '../planted-fault.ts'

export const staleTranslationFaults: PlantedFault[] = [
  {
    name: 'a source that says something else than when it was translated',
    file: 'content/pt-BR/services.mdx',
    find: /^label: (.*)/m,
    replace: 'label: $1 de hoje',
    reported: { file: 'content/es/services.mdx', before: /^label: /m },
    key: 'label',
    says: /npx cli accept es 'services:label'/,
  },
]
