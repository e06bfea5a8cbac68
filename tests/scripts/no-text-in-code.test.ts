import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { repository } from '../fixtures/fixture-site.ts'

const wrong = [
  '<p>Fale conosco hoje</p>',
  "<p>{'Fale conosco hoje'}</p>",
  '<p>{`Fale conosco hoje ${count}`}</p>',
  "<p>{open ? 'Fale conosco' : null}</p>",
  "<>{open && 'Fale conosco'}</>",
  '<img src="/a.png" alt="Um gráfico" />',
  '<nav aria-label={`Páginas`} />',
  '<input title={open ? "Aberto" : undefined} />',
]

const right = [
  '<p className="lead" id="contact">{text} · {count}%</p>',
  "<p>{text}{' '}</p>",
  '<img src="/a.png" alt="" aria-hidden="true" />',
  "<p className={open ? 'open' : 'closed'}>{parts.join(', ')}</p>",
]

const folders = ['src/sections/hero', 'src/components', 'src/layout', 'src/catalogue']
const reports = reportsOfOxlint([...wrong, ...right])

test.each(folders)('a text in %s fails, with its line and where it belongs', (folder) => {
  for (const [index, element] of wrong.entries()) {
    expect(reports.get(`${folder}/part-${index}.tsx`), element).toEqual([
      { line: 2, message: expect.stringContaining('MDX file of the section in `content/`') },
    ])
  }
})

test.each(folders)('punctuation, names and empty texts in %s are allowed', (folder) => {
  for (const [index, element] of right.entries()) {
    expect(reports.get(`${folder}/part-${wrong.length + index}.tsx`), element).toBeUndefined()
  }
})

/** The texts that oxlint reports, by file, in a folder with the settings of the repository. */
function reportsOfOxlint(elements: readonly string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'texts-'))
  for (const settings of ['.oxlintrc.json', 'docs/imports.md', 'scripts/lint']) {
    cpSync(path.join(repository, settings), path.join(folder, settings), { recursive: true })
  }
  for (const place of folders) {
    mkdirSync(path.join(folder, place), { recursive: true })
    for (const [index, element] of elements.entries()) {
      const code = `export const Part = ({ open, text, count, parts }) =>\n  ${element}\n`
      writeFileSync(path.join(folder, place, `part-${index}.tsx`), code)
    }
  }
  const oxlint = path.join(repository, 'node_modules/.bin/oxlint')
  const { stdout } = spawnSync(oxlint, ['--format=json'], { cwd: folder, encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: {
      code: string
      filename: string
      message: string
      labels: { span: { line: number } }[]
    }[]
  }
  const found = diagnostics.filter(({ code }) => code.includes('no-text-in-code'))
  const files = [...new Set(found.map(({ filename }) => filename))]
  return new Map(
    files.map((file) => {
      const inFile = found.filter(({ filename }) => filename === file)
      return [file, inFile.map(({ message, labels }) => ({ line: labels[0]?.span.line, message }))]
    }),
  )
}
