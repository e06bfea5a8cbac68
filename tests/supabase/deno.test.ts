import { execFile } from 'node:child_process'
import { cp, mkdir, rename, symlink } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { denoPath, functionFile, offlineFlags } from '../../server/deno.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import denoConfig from '../../supabase/functions/send-contact-email/deno.json' with { type: 'json' }

/** Runs Deno. Rejects with its output if it exits with an error. */
const deno = (...args: string[]) => promisify(execFile)(denoPath(), args)

test.each([
  ['lint', '--config', functionFile('send-contact-email/deno.json')],
  ['fmt', '--check', '--no-semicolons', '--single-quote', '--line-width=100'],
])('deno %s reports no problems', async (...args) => {
  await expect(deno(...args, functionFile(''))).resolves.toBeDefined()
})

/*
 * In this repository, Deno finds every package in node_modules. The test therefore uses a copy of
 * the function outside the repository. deno.json and the packages that it maps are in a separate
 * folder, so that an import that deno.json does not map fails.
 */
test('the function imports only its own files and the packages in its deno.json', async () => {
  const folder = temporaryFolder()
  await cp(functionFile(''), folder.path('functions'), { recursive: true })
  await mkdir(folder.path('packages/node_modules/@types'), { recursive: true })
  const config = folder.path('packages/deno.json')
  await rename(folder.path('functions/send-contact-email/deno.json'), config)
  // Deno finds the types of Node's modules only if `@types/node` is a dependency.
  await folder.write('packages/package.json', '{"dependencies":{"@types/node":"*"}}')
  const mapped = Object.values(denoConfig.imports).map((to) => to.replace(/^npm:|@.*$/g, ''))
  for (const name of [...mapped, '@types/node', 'undici-types']) {
    await symlink(path.resolve('node_modules', name), folder.path(`packages/node_modules/${name}`))
  }
  const entry = folder.path('functions/send-contact-email/index.ts')
  const check = deno('check', '--config', config, ...offlineFlags.slice(2, 4), entry)
  await expect(check).resolves.toBeDefined()
})
