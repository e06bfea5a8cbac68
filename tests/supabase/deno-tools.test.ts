import { appendFile, cp, mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { describe, expect, test, type TestContext } from 'vitest'
import { functionFile, offlineFlags } from '../../local/deno.ts'
import denoConfig from '../../supabase/functions/send-contact-email/deno.json' with { type: 'json' }
import { runDeno } from './run-deno.ts'

const STYLE = ['--no-semicolons', '--single-quote', '--line-width', '100']
const CLEAN = { code: 0, said: expect.any(String) }

describe.concurrent("Deno's own tools find nothing", { timeout: 120_000 }, () => {
  test.for([
    ['lint', ['--config', functionFile('send-contact-email/deno.json'), functionFile('')]],
    ['fmt', ['--check', ...STYLE, functionFile('')]],
    ['test', [...offlineFlags, '--no-check', '--no-prompt', 'tests/supabase/deno']],
  ] as const)('%s', async ([tool, args]) => {
    expect(await runDeno([tool, ...args])).toEqual(CLEAN)
  })
})

describe.concurrent(
  'the folder of the functions is all that an upload needs',
  { timeout: 120_000 },
  () => {
    test('a copy elsewhere is checked without a fault', async (context) => {
      expect(await checkCopy(context)).toEqual(CLEAN)
    })

    test('an import that deno.json does not map is missed there', async (context) => {
      // A package that only the repository has, another entry of one that is mapped, and a file.
      const unmapped = ['postal-mime', 'zod', '../../../src/locales.ts']
      const { code, said } = await checkCopy(
        context,
        unmapped.map((specifier) => `import '${specifier}'\n`).join(''),
      )
      expect(code).toBe(1)
      for (const specifier of unmapped) expect(said).toContain(specifier.replace(/^[./]+/, ''))
    })

    test('nothing but the function lies in it', () => {
      const others = globSync('**', { cwd: functionFile(''), dot: true }).filter(
        (file) => !/(^|\/)[a-z-]+\.ts$|(^|\/)deno\.json$|^\.env(\.example)?$/.test(file),
      )
      expect(others).toEqual([])
    })
  },
)

/**
 * Checks a copy of the functions outside the repository. The packages that deno.json maps lie
 * beside a copy of it in another folder, where no import without a mapping finds them; there
 * too lie the types of Node's own modules, which Deno wants to be listed.
 */
async function checkCopy({ onTestFinished }: TestContext, planted = '') {
  const folder = await mkdtemp(join(tmpdir(), 'functions-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const packages = join(folder, 'packages')
  await mkdir(join(packages, 'node_modules/@types'), { recursive: true })
  const mapped = Object.values(denoConfig.imports).map((to) => to.replace(/^npm:|@.*$/g, ''))
  for (const name of [...mapped, '@types/node', 'undici-types']) {
    await symlink(join(process.cwd(), 'node_modules', name), join(packages, 'node_modules', name))
  }
  const types = { dependencies: { '@types/node': '*' } }
  await writeFile(join(packages, 'package.json'), JSON.stringify(types))

  const functions = join(folder, 'functions')
  await cp(functionFile(''), functions, { recursive: true })
  await rename(join(functions, 'send-contact-email/deno.json'), join(packages, 'deno.json'))
  await appendFile(join(functions, 'send-contact-email/mail.ts'), planted)
  const flags = ['--config', join(packages, 'deno.json'), ...offlineFlags.slice(2)]
  return runDeno(['check', ...flags, join(functions, 'send-contact-email/index.ts')])
}
