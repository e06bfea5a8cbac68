import type { PlantedFault } from '../planted-fault.ts'

export const unknownComponentFaults: PlantedFault[] = [
  {
    name: 'a component that there is not',
    file: 'content/es/pricing.mdx',
    find: /\n*$/,
    replace: '\n\nA ‸<Foriegn lang="en">squad</Foriegn>.\n',
    says: /Did you mean `Foreign`\?/,
  },
  {
    name: 'a tag of HTML',
    file: 'content/es/solutions.mdx',
    find: /\n*$/,
    replace: '\n\nA ‸<b>squad</b>.\n',
    says: /no component <b>[^]*Prose has `Foreign`/,
  },
  {
    name: 'a component without its prop',
    file: 'content/es/industries.mdx',
    find: /\n*$/,
    replace: '\n\nA ‸<Foreign>squad</Foreign>.\n',
    says: /needs `lang`/,
  },
  {
    name: 'an empty prop',
    file: 'content/es/partners.mdx',
    find: /\n*$/,
    replace: '\n\nA ‸<Foreign lang="">squad</Foreign>.\n',
    says: /`lang` of <Foreign> is empty/,
  },
  {
    name: 'a prop that is no language',
    file: 'content/es/products.mdx',
    find: /\n*$/,
    replace: '\n\nA ‸<Foreign lang="english">squad</Foreign>.\n',
    says: /`english` is no language tag/,
  },
  {
    name: 'a prop that is code',
    file: 'content/en/industries.mdx',
    find: /\n*$/,
    replace: '\n\nA ‸<Foreign lang={"en"}>squad</Foreign>.\n',
    says: /code in braces/,
  },
  {
    name: 'a prop that there is not',
    file: 'content/en/partners.mdx',
    find: /\n*$/,
    replace: '\n\nA ‸<Foreign lang="en" title="x">squad</Foreign>.\n',
    says: /has no `title`/,
  },
  {
    name: 'a component with nothing in it',
    file: 'content/en/products.mdx',
    find: /\n*$/,
    replace: '\n\nA ‸<Foreign lang="en"></Foreign>.\n',
    says: /has no words/,
  },
]
