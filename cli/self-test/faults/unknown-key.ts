import type { PlantedFault } from '../planted-fault.ts'

export const unknownKeyFaults: PlantedFault[] = [
  {
    name: 'a mistyped key is not reported as missing too',
    file: 'content/es/hero.mdx',
    find: /^ {2}before:/m,
    replace: '  ‸befor:',
    key: 'headline.befor',
    says: /Did you mean `before`\?/,
  },
  {
    name: 'a key that was translated is not reported as missing too',
    file: 'content/en/hero.mdx',
    find: /^viewPricing:/m,
    replace: '‸verPrecos:',
    key: 'verPrecos',
    says: /Did you mean `viewPricing`\?/,
  },
  {
    name: 'a key that nothing resembles',
    file: 'content/es/about.mdx',
    find: /^mission:/m,
    replace: '‸subtitle: x\nmission:',
    key: 'subtitle',
    says: /the keys here are .*`mission`/,
  },
  {
    name: 'an unknown key of the settings',
    file: 'content/site.yaml',
    find: /^facts:\n/m,
    replace: 'facts:\n  ‸ages: 13\n',
    key: 'facts.ages',
    says: /the keys here are `years`/,
  },
]
