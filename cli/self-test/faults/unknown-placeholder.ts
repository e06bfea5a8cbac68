import type { PlantedFault } from '../planted-fault.ts'

export const unknownPlaceholderFaults: PlantedFault[] = [
  {
    name: 'an unknown placeholder, where its brace stands',
    file: 'content/en/about.mdx',
    find: /^title: .*/m,
    replace: 'title: "Data for ‸{yaers} years"',
    key: 'title',
    says: /Did you mean `\{years\}`\?/,
  },
  {
    name: 'a placeholder that only another text has',
    file: 'content/en/site.mdx',
    find: /^ {2}rights: .*/m,
    replace: '  rights: All of ‸{limit}',
    key: 'footer.rights',
    says: /Use one of .*`\{brand\}`/,
  },
  {
    name: 'an unknown placeholder in prose',
    file: 'content/es/chatbot.mdx',
    find: /\n*$/,
    replace: '\n\nTodos ‸{expert} juntos.\n',
    says: /Did you mean `\{experts\}`\?/,
  },
]
