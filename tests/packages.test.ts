import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { globSync } from 'tinyglobby'
import path from 'node:path'

interface Lock {
  packages: Record<string, { version?: string; integrity?: string; link?: boolean }>
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

  test('packages have exact versions', () => {
    const versions = Object.entries(versionsIn(`${folder}/package.json`))
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
  })

  // npm does not verify the archive of a package without an integrity hash.
  test('packages have an integrity hash in the lock file', () => {
    expect(locked).not.toEqual([])
    const unverified = locked.filter(([, { link, integrity }]) => !link && !integrity)
    expect(unverified.map(([name]) => name)).toEqual([])
  })

  test('packages run no script during installation', () => {
    expect(readFileSync(`${folder}/.npmrc`, 'utf8').split('\n')).toContain('ignore-scripts=true')
  })
})

test('the contact function imports the versions that the tests install', () => {
  const { imports } = json('supabase/functions/send-contact-email/deno.json') as {
    imports: Record<string, string>
  }
  const { packages } = json('package-lock.json') as Lock
  const pins = Object.values(imports).map((pin) => /^npm:(?<name>.+)@(?<version>[\d.]+)/.exec(pin))
  expect(pins).not.toEqual([])
  for (const { name = '', version } of pins.map((pin) => pin?.groups ?? {})) {
    expect.soft(packages[`node_modules/${name}`], name).toMatchObject({ version })
  }
})

test('the documents name the version of the Supabase CLI that the tests run', () => {
  const { packages } = json('tests/platforms/package-lock.json') as Lock
  const files = globSync(['*.md', 'docs/**/*.md', 'supabase/functions/.env.example'])
  const versions = files.flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(/\bnpx supabase(?:@(?<version>[\w.-]+))?/g),
      ({ groups }) => groups?.['version'],
    ),
  )
  expect(versions).not.toEqual([])
  expect(new Set(versions)).toEqual(new Set([packages['node_modules/supabase']?.version]))
})
