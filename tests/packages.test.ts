import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { globSync } from 'tinyglobby'
import path from 'node:path'
import { toolVersions } from '../scripts/publish/run-tool.ts'

interface Lock {
  packages: Record<
    string,
    { version?: string; integrity?: string; link?: boolean; inBundle?: boolean }
  >
}

const folders = globSync('**/package-lock.json', { ignore: '**/node_modules/**' }).map(path.dirname)
const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const versionsIn = (file: string) => {
  const { dependencies, devDependencies, optionalDependencies } = json(file) as Record<
    string,
    Record<string, string>
  >
  return { ...dependencies, ...devDependencies, ...optionalDependencies }
}

describe.each(folders)('the packages in %s', (folder) => {
  const { packages } = json(`${folder}/package-lock.json`) as Lock
  const locked = Object.entries(packages).filter(([name]) => name.includes('node_modules/'))

  test('have exact versions', () => {
    const versions = Object.entries(versionsIn(`${folder}/package.json`))
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
  })

  // Without an integrity hash, npm does not verify a package's archive.
  test('have an integrity hash in the lockfile', () => {
    expect(locked).not.toEqual([])
    const unverified = locked.filter(
      // A bundled package is part of another package's archive.
      ([, { link, inBundle, integrity }]) => !link && !inBundle && !integrity,
    )
    expect(unverified.map(([name]) => name)).toEqual([])
  })

  test('do not run scripts during installation', () => {
    expect(readFileSync(`${folder}/.npmrc`, 'utf8').split('\n')).toContain('ignore-scripts=true')
  })
})

test('the contact function imports the package versions that the tests install', () => {
  const { imports } = json('supabase/functions/send-contact-email/deno.json') as {
    imports: Record<string, string>
  }
  const { packages } = json('package-lock.json') as Lock
  const pins = Object.values(imports).map((pin) => /^npm:(?<name>.+)@(?<version>[\d.]+)/.exec(pin))
  expect(pins).not.toEqual([])
  for (const { name = '', version } of pins.map((pin) => pin?.groups ?? {})) {
    const fix = `copy the version of ${name} from package.json to deno.json`
    expect.soft(packages[`node_modules/${name}`], fix).toMatchObject({ version })
  }
})

test('the override installs the same Rolldown as Vite, not a second copy', () => {
  const { overrides } = json('package.json') as { overrides: { rollup: string } }
  const { packages } = json('package-lock.json') as Lock
  const version = packages['node_modules/rolldown']?.version
  expect(overrides.rollup).toBe(`npm:rolldown@${version}`)
})

test('the documentation and the publishing script use the tested versions of the CLIs', () => {
  const tested = versionsIn('tests/platforms/package.json')
  // `tested` lacks the Vercel CLI, which is tested only if it is installed separately.
  const { vercel, ...locked } = toolVersions
  expect(tested).toMatchObject(locked)
  const files = globSync(['*.md', 'docs/**/*.md', 'supabase/functions/.env.example'])
  const commands = files.flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(
        /\bnpx (?:--yes )?(?<name>supabase|netlify-cli|vercel|wrangler)(?:@(?<version>[\w.-]+))?/g,
      ),
      ({ groups }) => groups ?? {},
    ),
  )
  expect(commands).not.toEqual([])
  for (const { name = '', version } of commands) {
    expect.soft(`${name}@${version}`).toBe(`${name}@${{ ...tested, vercel }[name]}`)
  }
})
