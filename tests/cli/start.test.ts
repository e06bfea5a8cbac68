import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rename } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { copyContent } from './copy-content.ts'
import { CLI, PATH, repository, startCli } from './run-cli.ts'

/* The program as a process; everything else is tested without starting one. */

test('the exit code and the report of a finding reach the caller', async (context) => {
  const copy = await copyContent(context)
  const file = copy.path('content/en/hero.mdx')
  await rename(file, `${file}.moved`)
  const findings = await startCli('check-locales', '--root', copy.root)
  expect(findings).toMatchObject({ code: 1, stderr: '' })
  expect(findings.stdout).toMatch(/missing-file/)
})

test('the exit code and the message of bad usage reach the caller', async () => {
  const mistake = await startCli('chek-locales')
  expect(mistake).toMatchObject({ code: 2, stdout: '' })
  expect(mistake.stderr).toMatch(/Did you mean check-locales\?/)
})

test('a reader that closes the pipe early causes no crash', async () => {
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
