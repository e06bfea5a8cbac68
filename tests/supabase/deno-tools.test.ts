import { appendFile, cp, mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { beforeAll, describe, expect, test } from 'vitest'
import { functionFile, offlineFlags } from '../../server/deno.ts'
import denoConfig from '../../supabase/functions/send-contact-email/deno.json' with { type: 'json' }
import { runDeno, type DenoRun } from './run-deno.ts'

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

describe('the folder of the functions is all that an upload needs', { timeout: 120_000 }, () => {
  // A package that only the repository has, another entry of one that is mapped, and a file.
  const unmapped = ['postal-mime', 'zod', '../../../src/locales.ts']
  let said: string
  beforeAll(async () => {
    ;({ said } = await checkCopies({
      whole: '',
      faulty: unmapped.map((specifier) => `import '${specifier}'\n`).join(''),
    }))
  })
  const faultsOf = (copy: string) =>
    said.split(/\n(?=TS\d+ )/).filter((block) => /^TS/.test(block) && block.includes(`/${copy}/`))

  test('a copy elsewhere is checked without a fault', () => {
    expect(said).toMatch(/^Check \S+\/whole\/send-contact-email\/index\.ts$/m)
    expect(faultsOf('whole')).toEqual([])
  })

  test('an import that deno.json does not map is missed there, and nothing else', () => {
    const faults = faultsOf('faulty')
    for (const [index, specifier] of unmapped.entries()) {
      expect(faults[index]).toContain(specifier.replace(/^[./]+/, ''))
    }
    expect(said).toContain(`\nFound ${unmapped.length} errors.\n`)
  })

  test('nothing but the function lies in it', () => {
    const others = globSync('**', { cwd: functionFile(''), dot: true }).filter(
      (file) => !/(^|\/)[a-z-]+\.ts$|(^|\/)deno\.json$|^\.env(\.example)?$/.test(file),
    )
    expect(others).toEqual([])
  })
})

/**
 * Checks copies of the functions outside the repository, each with something planted, in one
 * process: most of its time goes into the libraries. The packages that deno.json maps lie
 * beside a copy of it in another folder, where no import without a mapping finds them; there
 * too lie the types of Node's own modules, which Deno wants to be listed.
 *
 * @returns what Deno says, with the folder of each copy in the paths
 */
async function checkCopies(copies: Record<string, string>): Promise<DenoRun> {
  const folder = await mkdtemp(join(tmpdir(), 'functions-'))
  try {
    const packages = join(folder, 'packages')
    await mkdir(join(packages, 'node_modules/@types'), { recursive: true })
    const mapped = Object.values(denoConfig.imports).map((to) => to.replace(/^npm:|@.*$/g, ''))
    for (const name of [...mapped, '@types/node', 'undici-types']) {
      await symlink(join(process.cwd(), 'node_modules', name), join(packages, 'node_modules', name))
    }
    const types = { dependencies: { '@types/node': '*' } }
    await writeFile(join(packages, 'package.json'), JSON.stringify(types))

    const entries = []
    for (const [name, planted] of Object.entries(copies)) {
      const functions = join(folder, name)
      await cp(functionFile(''), functions, { recursive: true })
      await rename(join(functions, 'send-contact-email/deno.json'), join(packages, 'deno.json'))
      await appendFile(join(functions, 'send-contact-email/mail.ts'), planted)
      entries.push(join(functions, 'send-contact-email/index.ts'))
    }
    const flags = ['--config', join(packages, 'deno.json'), ...offlineFlags.slice(2)]
    return await runDeno(['check', ...flags, ...entries])
  } finally {
    await rm(folder, { recursive: true })
  }
}
