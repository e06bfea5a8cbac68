import type { PlantedFault } from '../planted-fault.ts'

export const unsupportedMarkupFaults: PlantedFault[] = [
  {
    name: 'a heading',
    file: 'content/es/experts.mdx',
    find: /\n*$/,
    replace: '\n\n‸## Además\n',
    says: /can't contain headings/,
  },
  {
    name: 'code in braces',
    file: 'content/es/hero.mdx',
    find: /\n*$/,
    replace: '\n\nTodos ‸{1 + 1} juntos.\n',
    says: /can't contain code/,
  },
  {
    name: 'a placeholder that stands by itself',
    file: 'content/en/hero.mdx',
    find: /\n*$/,
    replace: '\n\n‸{years}\n',
    says: /inside a sentence/,
  },
  {
    name: 'a module of code',
    file: 'content/en/pricing.mdx',
    find: /\n*$/,
    replace: '\n\n‸export const plans = 3\n',
    says: /can't contain import or export/,
  },
  {
    name: 'a picture',
    file: 'content/es/about.mdx',
    find: /\n*$/,
    replace: '\n\nA ‸![chart](chart.png)\n',
    says: /can't contain pictures/,
  },
]
