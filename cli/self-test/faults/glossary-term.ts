import type { PlantedFault } from '../planted-fault.ts'

export const glossaryTermFaults: PlantedFault[] = [
  {
    name: 'a term in other words',
    file: 'content/en/products.mdx',
    find: /^( {2}aiAgents:\n {4}name: ).*/m,
    replace: '$1‸Bots',
    key: 'lines.aiAgents.name',
    says: /`AI agent`/,
  },
]
