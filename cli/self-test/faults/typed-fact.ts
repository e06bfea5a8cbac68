import type { PlantedFault } from '../planted-fault.ts'

export const typedFactFaults: PlantedFault[] = [
  {
    name: 'the number of years',
    file: 'content/pt-BR/services.mdx',
    find: /\n*$/,
    replace: ' São ‸17 anos de estrada.\n',
    says: /Write `\{years\}`/,
  },
  {
    name: 'the brand',
    file: 'content/pt-BR/contact.mdx',
    find: /\n*$/,
    replace: ' Fale com a ‸Farol.\n',
    says: /Write `\{brand\}`/,
  },
]
