import type { PlantedFault } from '../planted-fault.ts'

export const wrongLanguageFaults: PlantedFault[] = [
  {
    name: 'a Spanish sentence in English prose',
    file: 'content/en/services.mdx',
    find: /\n*$/,
    replace: '\n\n‸Una sola prioridad para todos los datos de la empresa.\n',
    says: /is in Spanish, and the file is en/,
  },
  {
    name: 'a Portuguese sentence in a Spanish key',
    file: 'content/es/contact.mdx',
    find: /^title: .*/m,
    replace: 'title: ‸Não importa onde você está',
    key: 'title',
    says: /is in Portuguese/,
  },
]
