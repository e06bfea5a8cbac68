import type { PlantedFault } from '../planted-fault.ts'

export const invalidMdxFaults: PlantedFault[] = [
  {
    name: 'a brace that never closes',
    file: 'content/pt-PT/partners.mdx',
    find: /\n*$/,
    replace: '\n\nOne ‸{years years\n',
    says: /`\\\{` to show a brace/,
  },
  {
    name: 'words in braces',
    file: 'content/pt-PT/products.mdx',
    find: /\n*$/,
    replace: '\n\nOne ‸{of the years} two\n',
    says: /is no placeholder/,
  },
  {
    name: 'a comment of HTML',
    file: 'content/pt-PT/solutions.mdx',
    find: /\n*$/,
    replace: '\n\n‸<!-- later -->\n',
    says: /comment of HTML/,
  },
  {
    name: 'a sign that is read as a component',
    file: 'content/pt-PT/contact.mdx',
    find: /\n*$/,
    replace: '\n\nAnswers in ‸<5 minutes\n',
    says: /Write `\\<`/,
  },
  {
    name: 'a component that never closes',
    file: 'content/pt-PT/pricing.mdx',
    find: /\n*$/,
    replace: '\n\nA ‸<Foreign lang="en">squad\n',
    says: /not opened and closed in the same paragraph/,
  },
  {
    name: 'a paragraph that begins with a word of code',
    file: 'content/en/contact.mdx',
    find: /\n*$/,
    replace: '\n\n‸import your data and see\n',
    says: /begins with `import`/,
  },
  {
    name: 'an address in angle brackets',
    file: 'content/en/chatbot.mdx',
    find: /\n*$/,
    replace: '\n\nSee ‸<https://www.example.com>\n',
    says: /\[words to click\]/,
  },
]
