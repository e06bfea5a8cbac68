import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rename } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { copyContent } from './copy-content.ts'
import { CLI, PATH, repository, startCli } from './run-cli.ts'

/* Only what needs a new process; the other tests run the program in their own. */

test('a process with a finding prints it and exits with 1', async (context) => {
  const copy = await copyContent(context)
  const file = copy.path('content/en/hero.mdx')
  await rename(file, `${file}.moved`)
  const findings = await startCli('check-locales', '--root', copy.root)
  expect(findings).toMatchObject({ code: 1, stderr: '' })
  expect(findings.stdout).toMatch(/missing-file/)
})

test('a process with invalid arguments prints a message and exits with 2', async () => {
  const misuse = await startCli('chek-locales')
  expect(misuse).toMatchObject({ code: 2, stdout: '' })
  expect(misuse.stderr).toMatch(/Did you mean check-locales\?/)
})

test('a process does not crash when the pipe is closed early', async () => {
  const child = spawn(CLI, ['explain'], {
    cwd: repository,
    env: { ...process.env, PATH },
  })
  child.stdout.destroy()
  let stderr = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  const [code] = (await once(child, 'close')) as [number]
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
})
