import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { contentCheck } from '../../vite/content-check.ts'
import { copyContent, type TemporaryFolder } from '../temporary-folder.ts'

/* What the plugin does in development is tested in development.test.ts. */

test('a build fails with the report if the content has errors, and writes nothing', async () => {
  const copy = await makeSite()
  const file = 'content/en/hero.mdx'
  await copy.replace(file, /^viewPricing: .*/m, 'viewPricing: ‸')
  await expect(buildOf(copy)).rejects.toThrow(`${file}:`)
  expect(existsSync(copy.path('dist'))).toBe(false)
})

test('a build fails if the price tables are stale, but not if they are up to date', async () => {
  const copy = await makeSite()
  await buildOf(copy)
  await copy.replace('content/prices.yaml', /monthly: .*/, 'monthly: 1')
  await expect(buildOf(copy)).rejects.toThrow(/run npx cli prices/)
})

test('a build with a warning and stale price tables reports both', async () => {
  const copy = await makeSite()
  await copy.replace('content/prices.yaml', /monthly: .*/, 'monthly: 1')
  const file = 'content/pt-BR/services.mdx'
  await copy.replace(file, /^title: .*/m, 'title: Cinco serviços novos')
  const failure = await buildOf(copy).then(String, String)
  expect(failure).toContain('stale-translation')
  expect(failure).toContain('run npx cli prices')
})

async function makeSite(): Promise<TemporaryFolder> {
  const copy = copyContent()
  await mkdir(copy.path('src'))
  await copy.write('index.html', '<!doctype html><title>x</title>')
  await copy.cli('prices')
  return copy
}

function buildOf({ root }: TemporaryFolder): Promise<unknown> {
  return build({ root, configFile: false, logLevel: 'silent', plugins: [contentCheck()] })
}
