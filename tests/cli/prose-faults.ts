import type { PlantedFault } from './planted-fault.ts'

const end = /\n*$/

/** Puts a paragraph at the end of the prose. */
function paragraph(file: string, text: string): Pick<PlantedFault, 'file' | 'find' | 'replace'> {
  return { file, find: end, replace: `\n\n${text}\n` }
}

/** Faults of the text under the front matter. */
export const proseFaults: PlantedFault[] = [
  {
    name: 'a brace that never closes',
    rule: 'invalid-mdx',
    ...paragraph('content/pt-PT/partners.mdx', 'One ‸{years years'),
    says: /`\\\{` to show a brace/,
  },
  {
    name: 'words in braces',
    rule: 'invalid-mdx',
    ...paragraph('content/pt-PT/products.mdx', 'One ‸{of the years} two'),
    says: /is no placeholder/,
  },
  {
    name: 'a comment of HTML',
    rule: 'invalid-mdx',
    ...paragraph('content/pt-PT/solutions.mdx', '‸<!-- later -->'),
    says: /comment of HTML/,
  },
  {
    name: 'a sign that is read as a component',
    rule: 'invalid-mdx',
    ...paragraph('content/pt-PT/contact.mdx', 'Answers in ‸<5 minutes'),
    says: /Write `\\<`/,
  },
  {
    name: 'a component that never closes',
    rule: 'invalid-mdx',
    ...paragraph('content/pt-PT/pricing.mdx', 'A ‸<Foreign lang="en">squad'),
    says: /not opened and closed in the same paragraph/,
  },
  {
    name: 'a paragraph that begins with a word of code',
    rule: 'invalid-mdx',
    ...paragraph('content/en/contact.mdx', '‸import your data and see'),
    says: /begins with `import`/,
  },
  {
    name: 'an address in angle brackets',
    rule: 'invalid-mdx',
    ...paragraph('content/en/chatbot.mdx', 'See ‸<https://www.example.com>'),
    says: /\[words to click\]/,
  },
  {
    name: 'an unknown placeholder in prose',
    rule: 'unknown-placeholder',
    ...paragraph('content/es/chatbot.mdx', 'All ‸{expert} of us.'),
    says: /Did you mean `\{experts\}`\?/,
  },
  {
    name: 'a heading',
    rule: 'unsupported-markup',
    ...paragraph('content/es/experts.mdx', '‸## More'),
    says: /can't contain headings/,
  },
  {
    name: 'code in braces',
    rule: 'unsupported-markup',
    ...paragraph('content/es/hero.mdx', 'All ‸{1 + 1} of us.'),
    says: /can't contain code/,
  },
  {
    name: 'a placeholder that stands by itself',
    rule: 'unsupported-markup',
    ...paragraph('content/en/hero.mdx', '‸{years}'),
    says: /inside a sentence/,
  },
  {
    name: 'a module of code',
    rule: 'unsupported-markup',
    ...paragraph('content/en/pricing.mdx', '‸export const plans = 3'),
    says: /can't contain import or export/,
  },
  {
    name: 'a picture',
    rule: 'unsupported-markup',
    ...paragraph('content/es/about.mdx', 'A ‸![chart](chart.png)'),
    says: /can't contain pictures/,
  },
  {
    name: 'a component that there is not',
    rule: 'unknown-component',
    ...paragraph('content/es/pricing.mdx', 'A ‸<Foriegn lang="en">squad</Foriegn>.'),
    says: /Did you mean `Foreign`\?/,
  },
  {
    name: 'a tag of HTML',
    rule: 'unknown-component',
    ...paragraph('content/es/solutions.mdx', 'A ‸<b>squad</b>.'),
    says: /no component <b>[^]*Prose has `Foreign`/,
  },
  {
    name: 'a component without its prop',
    rule: 'unknown-component',
    ...paragraph('content/es/industries.mdx', 'A ‸<Foreign>squad</Foreign>.'),
    says: /needs `lang`/,
  },
  {
    name: 'an empty prop',
    rule: 'unknown-component',
    ...paragraph('content/es/partners.mdx', 'A ‸<Foreign lang="">squad</Foreign>.'),
    says: /`lang` of <Foreign> is empty/,
  },
  {
    name: 'a prop that is no language',
    rule: 'unknown-component',
    ...paragraph('content/es/products.mdx', 'A ‸<Foreign lang="english">squad</Foreign>.'),
    says: /`english` is no language tag/,
  },
  {
    name: 'a prop that is code',
    rule: 'unknown-component',
    ...paragraph('content/en/industries.mdx', 'A ‸<Foreign lang={"en"}>squad</Foreign>.'),
    says: /code in braces/,
  },
  {
    name: 'a prop that there is not',
    rule: 'unknown-component',
    ...paragraph('content/en/partners.mdx', 'A ‸<Foreign lang="en" title="x">squad</Foreign>.'),
    says: /has no `title`/,
  },
  {
    name: 'a component with nothing in it',
    rule: 'unknown-component',
    ...paragraph('content/en/products.mdx', 'A ‸<Foreign lang="en"></Foreign>.'),
    says: /has no words/,
  },
  {
    name: 'no prose where a page shows some',
    rule: 'missing-body',
    file: 'content/en/experts.mdx',
    find: /\n---\n[^]*$/,
    replace: '\n‸---\n',
    says: /no text under the front matter/,
  },
  {
    name: 'prose that is shown nowhere',
    rule: 'unexpected-body',
    ...paragraph('content/pt-PT/site.mdx', '‸Lost words with {nothing}'),
    says: /shown nowhere/,
  },
]
