import type { PlantedFault } from '../planted-fault.ts'

export const missingFrontMatterFaults: PlantedFault[] = [
  {
    name: 'no front matter',
    file: 'content/es/services.mdx',
    find: /^---\n[^]*?\n---\n/,
    replace: '',
    says: /does not begin with front matter/,
  },
  {
    name: 'front matter that never closes',
    file: 'content/es/solutions.mdx',
    find: /\n---\n/,
    replace: '\n',
    says: /never closed/,
  },
  {
    name: 'front matter without keys',
    file: 'content/es/contact.mdx',
    find: /^---\n[^]*?\n---\n/,
    replace: '---\n# later\n---\n',
    says: /is empty/,
  },
]
