import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { build } from 'vite'
import { expect, test, type TestContext } from 'vitest'
import type { ContentCopy } from '../../cli/checks/self-test.ts'
import { contentCheck } from '../../vite/content-check.ts'
import { copyContent } from '../cli/copy-content.ts'
import { runCli } from '../cli/run-cli.ts'

/* What the plugin does in development is tested in development.test.ts. */

test('a build fails with the report if the content has errors, and writes nothing', async (context) => {
  const copy = await site(context)
  const file = 'content/en/hero.mdx'
  await copy.change({ file, find: /^viewPricing: .*/m, replace: 'viewPricing: ‸' })
  await expect(buildOf(copy)).rejects.toThrow(`${file}:`)
  expect(existsSync(copy.path('dist'))).toBe(false)
})

test('a build fails if price tables are stale, and only then', async (context) => {
  const copy = await site(context)
  await buildOf(copy)
  await copy.change({ file: 'content/prices.yaml', find: /monthly: .*/, replace: 'monthly: 1' })
  await expect(buildOf(copy)).rejects.toThrow(/run npx cli prices/)
})

test('a build with a warning and stale price tables fails with both', async (context) => {
  const copy = await site(context)
  await copy.change({ file: 'content/prices.yaml', find: /monthly: .*/, replace: 'monthly: 1' })
  const file = 'content/pt-BR/services.mdx'
  await copy.change({ file, find: /^title: .*/m, replace: 'title: Cinco serviços novos' })
  const failure = await buildOf(copy).then(String, String)
  expect(failure).toContain('stale-translation')
  expect(failure).toContain('run npx cli prices')
})

async function site(context: TestContext): Promise<ContentCopy> {
  const copy = await copyContent(context)
  await mkdir(copy.path('src'))
  await writeFile(copy.path('index.html'), '<!doctype html><title>x</title>')
  await runCli('prices', '--root', copy.root)
  return copy
}

function buildOf({ root }: ContentCopy): Promise<unknown> {
  return build({ root, configFile: false, logLevel: 'silent', plugins: [contentCheck()] })
}
