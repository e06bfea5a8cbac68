import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { symlink } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { fixtureSite } from '../../../config/fixture-paths.ts'
import { splitFrontMatter } from '../../../src/content/front-matter.ts'
import { locales, type Locale } from '../../../src/locales.ts'
import { builtFiles } from '../../fixtures/built-files.ts'
import { projectParts, repository } from '../../fixtures/fixture-site.ts'
import { TemporaryFolder } from '../../temporary-folder.ts'

let preview: TemporaryFolder
beforeAll(async () => {
  preview = TemporaryFolder.create().add([...projectParts, 'content'], fixtureSite)
  await symlink(path.join(repository, 'node_modules'), preview.path('node_modules'))
  const vite = path.join(repository, 'node_modules/vite/bin/vite.js')
  const env = { ...process.env, NODE_ENV: 'production', VITE_PREVIEW: '1' }
  const { status, stderr } = spawnSync(process.execPath, [vite, 'build'], {
    cwd: preview.root,
    encoding: 'utf8',
    env,
  })
  if (status !== 0) throw new Error(stderr)
  return () => preview.remove()
})

const sentence = (locale: Locale): string => {
  const file = path.join(fixtureSite, `content/${locale}/contact.mdx`)
  const frontMatter = splitFrontMatter(readFileSync(file, 'utf8'))
  return frontMatter.state === 'found' ? parse(frontMatter.yaml).preview : ''
}

test.each(locales)('in previews only, the form in %s says that it sends nothing', (locale) => {
  expect(sentence(locale)).not.toBe('')
  const [page] = builtFiles(`${locale}.html`, preview.path('dist'))
  expect(page?.text).toContain(sentence(locale))
  const [published] = builtFiles(`${locale}.html`)
  expect(published?.text).not.toContain(sentence(locale))
})

test('a preview does not contain the client for the contact function', () => {
  const clients = (build?: string) =>
    builtFiles('assets/*.js', build).filter(({ text }) => text.includes('functions/v1'))
  expect(clients()).toHaveLength(1)
  expect(clients(preview.path('dist'))).toEqual([])
})

test('a preview forbids indexing, and its policy allows no requests to a function', async () => {
  const { securityHeaders } = JSON.parse(await preview.read('dist-hosts/policy.json'))
  expect(securityHeaders['X-Robots-Tag']).toBe('noindex')
  expect(securityHeaders['Content-Security-Policy']).toContain("connect-src 'self';")
})
