import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'
import { repository } from '../../cli/run-cli.ts'
import { temporaryFolder } from '../../temporary-folder.ts'

const SCRIPT = path.join(repository, 'scripts/pull-request/report-language.ts')

test.for([
  { changed: 'content/es/hero.mdx content/es/about.mdx', language: 'es' },
  { changed: 'content/es/hero.mdx content/.accepted.yaml README.md', language: 'es' },
  { changed: 'content/en/hero.mdx', language: 'en' },
  { changed: 'content/en/hero.mdx content/es/hero.mdx', language: 'pt' },
  { changed: 'content/es/hero.mdx content/site.yaml', language: 'pt' },
  { changed: 'content/pt-PT/hero.mdx', language: 'pt' },
  { changed: 'README.md', language: 'pt' },
])('the reports on changes of $changed are in $language', async ({ changed, language }) => {
  const folder = temporaryFolder()
  for (const command of ['init -b main', 'commit --allow-empty -m Site']) folder.git(command)
  for (const file of changed.split(' ')) await folder.write(file, 'text')
  for (const command of ['switch -c text', 'add --all', 'commit -m Text']) folder.git(command)
  const args = ['--import', import.meta.resolve('tsx'), SCRIPT]
  const env = { ...process.env, BASE: 'main' }
  const printed = execFileSync(process.execPath, args, { cwd: folder.root, env, encoding: 'utf8' })
  expect(printed).toBe(language)
})
