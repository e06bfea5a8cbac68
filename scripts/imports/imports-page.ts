import type { Row } from './table.ts'

const INTRODUCTION = `# The map of the repository

Which code may import which. Each row imports only rows above it, and everything may import from its
own folder; \`*\` is any name. A wrong import fails \`npm run check:lint\`, and the message says where
such code belongs. If two rows need each other, what both need belongs in a row above them.

This page and \`.oxlint-imports.json\` are written by \`npm run imports\` from
[scripts/imports/table.ts](../scripts/imports/table.ts).
`

/** The text of `docs/imports.md`. */
export function importsPage(table: readonly Row[]): string {
  const rows = table.map(({ code, belongs, imports }) => {
    return `| ${formatCodes(code)} | ${belongs} | ${typeof imports === 'string' ? imports : formatCodes(imports) || 'nothing'} |\n`
  })
  return `${INTRODUCTION}\n| code | what belongs here | imports |\n| --- | --- | --- |\n${rows.join('')}`
}

function formatCodes(codes: readonly string[]): string {
  return codes.map((code) => `\`${code}\``).join(', ')
}
