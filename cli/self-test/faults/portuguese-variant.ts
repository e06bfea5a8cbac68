import type { PlantedFault } from '../planted-fault.ts'

export const portugueseVariantFaults: PlantedFault[] = [
  {
    name: 'a Brazilian word in Portugal',
    file: 'content/pt-PT/contact.mdx',
    find: /\n*$/,
    replace: ' Fale com a nossa ‸equipe.\n',
    says: /Write `equipa`/,
  },
  {
    name: 'a Brazilian gerund in Portugal',
    file: 'content/pt-PT/about.mdx',
    find: /\n*$/,
    replace: ' Nós ‸estamos fazendo isso.\n',
    says: /as in Portugal/,
  },
  {
    name: 'a European word in Brazil',
    file: 'content/pt-BR/about.mdx',
    find: /\n*$/,
    replace: ' Envie o ‸ficheiro.\n',
    says: /Write `arquivo`/,
  },
]
