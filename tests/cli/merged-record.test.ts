import { execFileSync } from 'node:child_process'
import { cp } from 'node:fs/promises'
import path from 'node:path'
import { expect, test, type TestContext } from 'vitest'
import { locales, sourceLocale } from '../../src/locales.ts'
import type { ContentCopy } from '../../cli/checks/self-test.ts'
import { copyContent } from './copy-content.ts'
import { repository, runCli } from './run-cli.ts'

const source = 'content/pt-BR/services.mdx'
const record = 'content/.accepted.yaml'
const translations = locales.filter((locale) => locale !== sourceLocale)

test.concurrent.for([
  { name: 'neighbouring texts', ours: 'es services:label', theirs: 'es services:title' },
  { name: 'a text in two languages', ours: 'es services:label', theirs: 'en services:label' },
  { name: 'the same translation', ours: 'es services:label', theirs: 'es services:label' },
])('two branches that accept $name merge without a conflict', async ({ ours, theirs }, context) => {
  const { copy, cli, git } = await repositoryOf(context)
  await changeKey(copy, 'label', 'dois serviços')
  await changeKey(copy, 'title', 'Dois serviços')
  git('commit -am base')
  git('branch theirs')
  await cli(`accept ${ours}`)
  git('commit -am ours')
  git('switch theirs')
  await cli(`accept ${theirs}`)
  git('commit -am theirs')
  git('merge main')
  const { code, stdout } = await cli('check-locales')
  const commands = stdout.replaceAll("'", '')
  expect(code).toBe(0)
  expect(commands).toContain('npx cli accept pt-PT services:title')
  for (const name of [ours, theirs]) expect(commands).not.toContain(`npx cli accept ${name}`)
})

test.concurrent.for([{ union: true }, { union: false }])(
  'two branches that change and accept the same text need one decision (merge=union: $union)',
  async ({ union }, context) => {
    const { copy, cli, git } = await repositoryOf(context)
    if (union) await cp(path.join(repository, '.gitattributes'), copy.path('.gitattributes'))
    git('add -A')
    git('commit --allow-empty -m base')
    git('branch theirs')
    const changeIn = async (branch: string, title: string) => {
      git(`switch ${branch}`)
      await changeKey(copy, 'title', title)
      for (const locale of translations) await cli(`accept ${locale} services:title`)
      git(`commit -am ${branch}`)
    }
    await changeIn('theirs', 'Nossos dois serviços')
    await changeIn('main', 'Nossos serviços')
    expect(() => git('merge theirs')).toThrow('git merge theirs')
    const conflicts = git('diff --name-only --diff-filter=U').trim().split('\n')
    expect(conflicts).toEqual(union ? [source] : [record, source])

    git(`checkout --ours ${source}`)
    expect((await cli('check-locales')).stdout).toMatch(/no problems/)
    await cli('accept es hero')
    expect(git(`diff HEAD --name-only`)).toBe('')
  },
)

/** A repository with the content of the fixture site. */
async function repositoryOf(context: TestContext) {
  const copy = await copyContent(context)
  const git = (command: string) =>
    execFileSync('git', command.split(' '), {
      cwd: copy.root,
      encoding: 'utf8',
      stdio: 'pipe',
      env: { ...process.env, ...settings },
    })
  git('init -b main')
  git('add -A')
  git('commit -m content')
  const cli = (command: string) => runCli(...command.split(' '), '--root', copy.root)
  return { copy, cli, git }
}

const settings = {
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_AUTHOR_NAME: 'Writer',
  GIT_AUTHOR_EMAIL: 'writer@example.com',
  GIT_COMMITTER_NAME: 'Writer',
  GIT_COMMITTER_EMAIL: 'writer@example.com',
}

function changeKey(copy: ContentCopy, key: string, text: string) {
  return copy.change({
    file: source,
    find: new RegExp(`^${key}: .*`, 'm'),
    replace: `${key}: ${text}`,
  })
}
