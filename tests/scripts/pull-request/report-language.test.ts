import { expect, test } from 'vitest'
import { temporaryFolder } from '../../temporary-folder.ts'
import { runScript } from '../run-script.ts'

test.for([
  { changed: 'content/es/hero.mdx content/es/about.mdx', language: 'es' },
  { changed: 'content/es/hero.mdx content/.accepted.yaml README.md', language: 'es' },
  { changed: 'content/en/hero.mdx', language: 'en' },
  { changed: 'content/en/hero.mdx content/es/hero.mdx', language: 'pt' },
  { changed: 'content/es/hero.mdx content/site.yaml', language: 'pt' },
  { changed: 'content/pt-PT/hero.mdx', language: 'pt' },
  { changed: 'README.md', language: 'pt' },
])('the reports on changes to $changed are in $language', async ({ changed, language }) => {
  const folder = temporaryFolder()
  for (const command of ['init -b main', 'commit --allow-empty -m Site']) folder.git(command)
  for (const file of changed.split(' ')) await folder.write(file, 'text')
  for (const command of ['switch -c text', 'add --all', 'commit -m Text']) folder.git(command)
  const { stdout } = await runScript(['scripts/pull-request/report-language.ts'], {
    cwd: folder.root,
    env: { ...process.env, BASE: 'main' },
  })
  expect(stdout).toBe(language)
})
