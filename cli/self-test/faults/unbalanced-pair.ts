import type { PlantedFault } from '../planted-fault.ts'

export const unbalancedPairFaults: PlantedFault[] = [
  {
    name: 'a bracket that never closes',
    file: 'content/es/partners.mdx',
    find: /\n*$/,
    replace: ' Todo ‸(o casi.\n',
    says: /no partner `\)`/,
  },
  {
    name: 'a Spanish question without its first sign',
    file: 'content/es/industries.mdx',
    find: /\n*$/,
    replace: ' Hablamos hoy‸?\n',
    says: /no partner `¿`/,
  },
  {
    name: 'a link with a space in it',
    file: 'content/en/industries.mdx',
    find: /\n*$/,
    replace: ' See [our work‸] (#contato).\n',
    says: /would see `\]`[^]*\[words\]\(#contato\)/,
  },
  {
    name: 'italics in a key',
    file: 'content/en/about.mdx',
    find: /^title: .*/m,
    replace: 'title: We put ‸*data* to work',
    key: 'title',
    says: /would see `\*`[^]*no formatting/,
  },
]
