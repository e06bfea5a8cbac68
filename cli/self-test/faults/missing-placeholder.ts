import type { PlantedFault } from '../planted-fault.ts'

export const missingPlaceholderFaults: PlantedFault[] = [
  {
    name: 'a required placeholder that is gone',
    file: 'content/es/pricing.mdx',
    find: /^setup: .*/m,
    replace: 'setup: ‸Entrada',
    key: 'setup',
    says: /source: content\/pt-BR\/pricing\.mdx[^]*`\{amount\}`[^]*The fee paid once/,
  },
]
