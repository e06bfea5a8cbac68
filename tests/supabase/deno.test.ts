import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { denoPath, functionFile, offlineFlags } from '../../server/deno.ts'
import denoConfig from '../../supabase/functions/send-contact-email/deno.json' with { type: 'json' }

/** Rejects with Deno's output if it exits with an error. */
const deno = (...args: string[]) => promisify(execFile)(denoPath(), args)

test.each([
  ['lint', '--config', functionFile('send-contact-email/deno.json')],
  ['fmt', '--check', '--no-semicolons', '--single-quote', '--line-width=100'],
])('deno %s reports nothing', async (...args) => {
  await expect(deno(...args, functionFile(''))).resolves.toBeDefined()
})

/*
 * In this repository, Deno finds every package in node_modules. So this tests a copy outside it,
 * with only the packages of deno.json. They are in another folder, beside a copy of deno.json, so
 * that imports that it does not map fail.
 */
test('the function imports nothing but its own files and the packages of its deno.json', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'functions-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const inFolder = (...names: string[]) => path.join(folder, ...names)
  await cp(functionFile(''), inFolder('functions'), { recursive: true })
  await mkdir(inFolder('packages/node_modules/@types'), { recursive: true })
  const config = inFolder('packages/deno.json')
  await rename(inFolder('functions/send-contact-email/deno.json'), config)
  // Deno only finds the types of Node's modules if they are a dependency.
  await writeFile(inFolder('packages/package.json'), '{"dependencies":{"@types/node":"*"}}')
  const mapped = Object.values(denoConfig.imports).map((to) => to.replace(/^npm:|@.*$/g, ''))
  for (const name of [...mapped, '@types/node', 'undici-types']) {
    await symlink(path.resolve('node_modules', name), inFolder('packages/node_modules', name))
  }
  const entry = inFolder('functions/send-contact-email/index.ts')
  const check = deno('check', '--config', config, ...offlineFlags.slice(2, 4), entry)
  await expect(check).resolves.toBeDefined()
})
