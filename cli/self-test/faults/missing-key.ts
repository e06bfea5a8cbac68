import type { PlantedFault } from '../planted-fault.ts'

export const missingKeyFaults: PlantedFault[] = [
  {
    name: 'a key that is gone, at the position of its parent',
    file: 'content/pt-PT/hero.mdx',
    find: /^headline:\n {2}before: .*\n/m,
    replace: '‸headline:\n',
    key: 'headline.before',
    says: /source: content\/pt-BR\/hero\.mdx:\d+:3\n.*before:[^]*Headline before the changing word/,
  },
  {
    name: 'a key of the top level',
    file: 'content/en/hero.mdx',
    find: /^viewPricing: .*\n/m,
    replace: '',
    key: 'viewPricing',
    says: /Button to the pricing page/,
  },
  {
    name: 'a key of an item of a list',
    file: 'content/en/contact.mdx',
    find: /( {2}items:\n {4}- )(title: .*\n) {6}text: .*\n/,
    replace: '$1‸$2',
    key: 'reasons.items[0].text',
    says: /one or two sentences/,
  },
  {
    name: 'a whole group of keys, once',
    file: 'content/en/about.mdx',
    find: /^values:\n( {2}.*\n)+/m,
    replace: '',
    key: 'values',
    says: /Add `values:`/,
  },
]
