import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { boundaries } from '../../scripts/lint/boundaries.js'
import { repository } from '../fixtures/fixture-site.ts'
import { TemporaryFolder } from '../temporary-folder.ts'

/** Wrong imports: the file, its only line, and the row whose message oxlint must show. */
const wrongImports = [
  ['cli/core/a.ts', "import { a } from '../content/content-model.ts'", 'cli/core'],
  ['cli/core/b.ts', "import type { A } from '../content/content-model.ts'", 'cli/core'],
  ['cli/content/a.ts', "export { a } from '../checks/check-content.ts'", 'cli/content'],
  ['cli/rules/site/a.ts', "import { a } from 'react-dom/server'", 'cli/rules'],
  ['cli/review/a.ts', "import { a } from '../../tests/cli/run-cli.ts'", 'cli/review'],
  ['cli/commands/a.ts', "import { a } from '../../server/listen.ts'", 'cli/commands'],
  ['src/sections/hero/a.ts', "import { a } from '../about/about.tsx'", 'src/sections/*'],
  ['src/sections/hero/island/a.ts', "import { a } from '../hero.tsx'", 'src/sections/*/island'],
  [
    'src/sections/contact/island/a.ts',
    "import { a } from '../../../../supabase/functions/send-contact-email/settings.ts'",
    'src/sections/*/island',
  ],
  [
    'src/layout/a.ts',
    "import { a } from '../sections/contact/island/contact-form.tsx'",
    'src/layout',
  ],
  ['src/pages/pricing/island/a.ts', "import { a } from '../schema.ts'", 'src/pages/*/island'],
  ['src/components/a.ts', "await import('../sections/hero/hero.tsx')", 'src/components'],
  ['src/locales.ts', "import { a } from './urls.ts'", 'src/locales.ts'],
  ['vite/a.ts', "import { a } from '../server/listen.ts'", 'vite'],
  ['vite/b.ts', "await tsImport('../cli/main.ts', import.meta.url)", 'vite'],
  ['bench/a.ts', "import { a } from '../tests/cli/run-cli.ts'", 'bench'],
] as const

/** Files that the browser loads; each imports the next one. */
const browserFiles = [
  ['src/entry-client.ts', "import './islands/client/a.ts'"],
  ['src/islands/client/a.ts', "import type { A } from 'react-dom/server'\nimport('./b.ts')"],
  [
    'src/islands/client/b.ts',
    "import 'zod/mini'\nexport { c } from './c.ts'\nimport './missing/d.ts'",
  ],
  ['src/islands/client/c.ts', "import { z } from 'zod'"],
] as const

const rightImports = [
  ['cli/checks/right.ts', "import '../content/content-model.ts'"],
  ['src/sections/hero/right.ts', "import '../../components/section.tsx'"],
  ['src/sections/hero/card.ts', "import './hero.css'"],
  ['src/sections/hero/island/right.ts', "import '../schema.ts'"],
  [
    'src/sections/contact/island/right.ts',
    "import '../../../../supabase/functions/_shared/contact-message.ts'",
  ],
  ['src/pages/pricing/island/right.ts', "import type { A } from '../schema.ts'"],
  ['cli/rules/site/right.ts', "import '../../core/rule.ts'"],
  ['tests/cli/right.ts', "import '../browser/contact.ts'"],
] as const

const wrongElements = [
  '<p>Fale conosco hoje</p>',
  "<p>{'Fale conosco hoje'}</p>",
  '<p>{`Fale conosco hoje ${count}`}</p>',
  "<p>{open ? 'Fale conosco' : null}</p>",
  "<>{open && 'Fale conosco'}</>",
  '<img src="/a.png" alt="Um gráfico" />',
  '<nav aria-label={`Páginas`} />',
  '<input title={open ? "Aberto" : undefined} />',
]

const rightElements = [
  '<p className="lead" id="contact">{text} · {count}%</p>',
  "<p>{text}{' '}</p>",
  '<img src="/a.png" alt="" aria-hidden="true" />',
  "<p className={open ? 'open' : 'closed'}>{parts.join(', ')}</p>",
]

const folders = ['src/sections/hero', 'src/components', 'src/layout', 'src/catalogue']

interface Diagnostic {
  code: string
  filename: string
  message: string
  labels: { span: { line: number } }[]
}

let diagnostics: Diagnostic[]

/** Runs oxlint, with the repository's settings, on all the wrong and right examples. */
beforeAll(async () => {
  const folder = TemporaryFolder.create()
  folder.add(['.oxlintrc.json', 'scripts/lint'])
  const write = (file: string, code: string) => {
    mkdirSync(folder.path(path.dirname(file)), { recursive: true })
    writeFileSync(folder.path(file), `${code}\n`)
  }
  for (const [file, code] of [...wrongImports, ...browserFiles, ...rightImports]) write(file, code)
  for (const [name, elements] of Object.entries({ wrong: wrongElements, right: rightElements })) {
    for (const [index, element] of elements.entries()) {
      const code = `export const Part = ({ open, text, count, parts }) =>\n  ${element}`
      for (const place of folders) write(`${place}/${name}-${index}.tsx`, code)
    }
  }
  const oxlint = path.join(repository, 'node_modules/.bin/oxlint')
  const { stdout } = spawnSync(oxlint, ['--format=json'], { cwd: folder.root, encoding: 'utf8' })
  ;({ diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] })
  await folder.remove()
})

const findings = (rule: string, file: string) =>
  diagnostics.filter(({ code, filename }) => code.includes(rule) && filename === file)

test.each(wrongImports)(
  "in %s, %s is reported with the message from the file's row in the imports table",
  (file, _line, code) => {
    const { belongs } = boundaries.find((row) => row.code.includes(code)) ?? {}
    expect(findings('imports', file)).toMatchObject([{ message: belongs }])
  },
)

test('a file that the browser loads transitively must not import full Zod', () => {
  const found = browserFiles.flatMap(([file]) => findings('imports', file))
  expect(found).toMatchObject([
    { filename: 'src/islands/client/c.ts', message: expect.stringContaining('client/b.ts') },
  ])
})

test.each(rightImports)('in %s, %s is allowed', (file) => {
  expect(findings('imports', file)).toEqual([])
})

test.each(folders)(
  'in %s, a text in the code is reported with its line and the file where it belongs',
  (folder) => {
    for (const [index, element] of wrongElements.entries()) {
      expect(findings('no-text-in-code', `${folder}/wrong-${index}.tsx`), element).toMatchObject([
        {
          message: expect.stringContaining('MDX file of the section in `content/`'),
          labels: [{ span: { line: 2 } }],
        },
      ])
    }
  },
)

test.each(folders)('punctuation, class names and empty texts in %s are allowed', (folder) => {
  for (const [index, element] of rightElements.entries()) {
    expect(findings('no-text-in-code', `${folder}/right-${index}.tsx`), element).toEqual([])
  }
})
