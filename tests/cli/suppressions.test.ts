import { expect, test } from 'vitest'
import { copyContent } from './copy-content.ts'
import { runCli } from './run-cli.ts'

const file = 'content/es/about.mdx'

test.concurrent('a suppression above a key applies to that key only', async (context) => {
  const copy = await copyContent(context)
  await copy.change({
    file,
    find: /^title: (\S+) /m,
    replace: '# allow spacing: two columns\ntitle: $1  ',
  })
  await copy.change({ file, find: /^( {2}title: \S+)$/m, replace: '$1  x' })
  const { stdout } = await runCli('check-locales', '--root', copy.root)
  expect(stdout.match(/spacing/g)).toHaveLength(2)
  expect(stdout).toMatch(/es\/about\.mdx:\d+:\d+ {2}warning {2}spacing {2}mission\.title/)
})

test.concurrent(
  'a suppression on the last line of the front matter applies to the prose',
  async (context) => {
    const copy = await copyContent(context)
    await copy.change({ file, append: ' la la.' })
    const reported = await runCli('check-locales', '--root', copy.root, '--rule', 'doubled-word')
    await copy.change({
      file,
      find: /\n---\n\n/,
      replace: '\n# allow doubled-word: a song\n---\n\n',
    })
    const suppressed = await runCli('check-locales', '--root', copy.root)
    expect(suppressed.stdout).toMatch(/no problems/)
    expect([reported.code, suppressed.code]).toEqual([1, 0])
  },
)

test.concurrent('a suppression without a reason has no effect', async (context) => {
  const copy = await copyContent(context)
  await copy.change({ file, find: /^title: (\S+) /m, replace: '# allow spacing:\ntitle: $1  ' })
  const { code, stdout } = await runCli('check-locales', '--root', copy.root)
  expect(stdout).toMatch(/error {2}invalid-allowance/)
  expect(stdout).toMatch(/warning {2}spacing/)
  expect(code).toBe(1)
})
