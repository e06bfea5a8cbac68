import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import * as prettier from 'prettier'
import { arrivals } from './arrivals.ts'
import { buildChunks, type Chunk } from './build-chunks.ts'
import { reasonFor } from './libraries.ts'

/** `npm run chunks`: what each file of the browser holds, printed and written into the note. */
const root = fileURLToPath(new URL('../../', import.meta.url))
const NOTE = new URL('../../docs/performance.md', import.meta.url)

const chunks = await buildChunks(root)
const tables = `${tableOfChunks(chunks)}\n\n${tableOfLibraries(chunks)}`
const note = replaceTables(await readFile(NOTE, 'utf8'), tables)
await writeFile(NOTE, await prettier.format(note, { parser: 'markdown' }))
process.stdout.write(await prettier.format(tables, { parser: 'markdown' }))

function tableOfChunks(all: readonly Chunk[]): string {
  const when = arrivals(all)
  const rows = all
    .toSorted((some, others) => Number(others.isEntry) - Number(some.isEntry))
    .map(({ name, bytes, libraries }) => {
      const holds = libraries.map(([library, part]) => `${library} ${kilobytes(part)}`).join(', ')
      return [`\`${name}\``, kilobytes(bytes), holds || 'styles', when.get(name) ?? '']
    })
  return table(['file', 'kB', 'holds', 'loaded when'], rows)
}

function tableOfLibraries(all: readonly Chunk[]): string {
  const totals = new Map<string, number>()
  for (const [library, bytes] of all.flatMap(({ libraries }) => libraries)) {
    totals.set(library, (totals.get(library) ?? 0) + bytes)
  }
  const rows = [...totals]
    .filter(([library]) => reasonFor(library) !== undefined)
    .toSorted(([, some], [, others]) => others - some)
    .map(([library, bytes]) => [library, kilobytes(bytes), reasonFor(library) ?? ''])
  return table(['library', 'kB', 'why it stays'], rows)
}

function table(head: string[], rows: string[][]): string {
  const lines = [head, head.map(() => '---'), ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** Bytes after brotli, in units of 1024. */
function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1)
}

/** The note with its tables made anew, between two marks. */
function replaceTables(text: string, content: string): string {
  const marked = /(<!-- npm run chunks -->)[^]*?(<!-- end -->)/
  if (!marked.test(text)) throw new Error('docs/performance.md has lost the marks of its tables')
  return text.replace(marked, (_all, start, end) => `${start}\n\n${content}\n\n${end}`)
}
