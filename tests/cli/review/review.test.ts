import { existsSync } from 'node:fs'
import { readdir, symlink } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { escapeMarkdown, formatComment } from '../../../cli/review/comment.ts'
import { changesBetween } from '../../../cli/review/changes.ts'
import { readContent } from '../../../cli/content/read-content.ts'
import { fixtureContent } from '../../../config/fixture-paths.ts'
import { copyContent, TemporaryFolder } from '../../temporary-folder.ts'
import { repository } from '../../fixtures/fixture-site.ts'

const SERVICES = 'content/pt-BR/services.mdx'

/** The entry file of the build below. Tests break this file to make a build fail. */
const ENTRY = 'src/content/front-matter.ts'

/**
 * Builds pages that contain only one label, because two builds of the whole site would take too
 * long. On GitHub, the "review" workflow builds the whole site.
 */
const BUILD_OF_LABELS = `
import { readFileSync } from 'node:fs'
import { pageUrls } from './src/urls/page-urls.ts'

const pages = {
  name: 'pages',
  generateBundle() {
    for (const { file, page, locale } of pageUrls) {
      const content = readFileSync(\`content/\${locale}/services.mdx\`, 'utf8')
      const text = page === 'landing' && /^label: .*/m.exec(content)
      const source = \`<!doctype html><main><p id="servicos">\${text}</p></main>\`
      this.emitFile({ type: 'asset', fileName: file, source })
    }
  },
}
export default { plugins: [pages], build: { lib: { entry: '${ENTRY}', formats: ['es'] } } }
`

/** A separate Git repository with the fixture site's content. */
let site: TemporaryFolder
beforeAll(async () => {
  site = TemporaryFolder.create().add(['.gitignore', 'src']).add(['content'], fixtureContent)
  await symlink(path.join(repository, 'node_modules'), site.path('node_modules'))
  await site.write('vite.config.ts', BUILD_OF_LABELS)
  await site.cli('prices')
  for (const command of ['init -b main', 'add --all', 'commit -m Site']) site.git(command)
  return () => site.remove()
})
beforeEach(() => void site.git('checkout -- .'))

const read = (file: string) => site.read(`review/${file}`)
const review = (...args: string[]) => site.cli('review', ...args)

test('a review shows changed words, screenshots and stale translations, or reports no changes', async () => {
  await site.replace(SERVICES, /^label: .*/m, 'label: nossos dados')
  site.git('commit -am Label')
  site.git('branch copy')
  await site.replace(SERVICES, /^label: .*/m, 'label: nossos números & dados')
  const { code, stdout } = await review('--base', 'copy', '--lang', 'pt')
  expect(stdout).toMatch(/^1 texto mudou; 2 pares de imagens\nAbra no navegador: .*index\.html\n$/)
  expect(code).toBe(0)

  const page = await read('index.html')
  expect(page).toContain('<html lang="pt">')
  expect(page).toMatch(/nossos <\/span><ins>números &amp; <\/ins><span>dados/)
  expect(page).toMatch(/Uma ou duas palavras/)
  const comment = await read('comment.md')
  expect(comment).toContain('`services.mdx` `label`')
  expect(comment).toContain('nossos <ins>números &amp; </ins>dados')
  for (const locale of ['pt-PT', 'en', 'es']) {
    expect(comment).toContain(`npx cli accept ${locale} services:label`)
  }
  const name = 'pt-BR-landing-servicos'
  expect((await readdir(site.path('review/pictures'))).toSorted()).toEqual(
    ['1280', '360'].flatMap((width) =>
      ['after', 'before'].map((version) => `${name}-${width}-light-${version}.png`),
    ),
  )
  for (const version of ['after', 'before']) {
    expect(page).toContain(`pictures/${name}-360-light-${version}.png`)
  }
  expect(await readdir(site.path('.cache'))).toEqual([])
  expect(site.git('status --porcelain')).toBe(`M ${SERVICES}`)

  // If nothing has changed, the previous review is removed and nothing is built.
  site.git('checkout -- .')
  await site.replace(ENTRY, /^/, "import './gone.ts'\n")
  const unchanged = await review('--base', 'copy')
  expect(unchanged.stdout).toMatch(/^Nothing to review/)
  expect(unchanged.code).toBe(0)
  expect(await readdir(site.path('review'))).toEqual([])
})

test('errors in the content are shown instead of screenshots', async () => {
  await site.replace('content/es/hero.mdx', /^label: .*/m, 'labell: Alpha')
  const { code, stdout } = await review()
  expect(stdout).toMatch(
    /changed\nOpen in a browser[^]*errors in the content, which npx cli check-locales/,
  )
  expect(await read('comment.md')).toMatch(
    /\*\*error\*\* `content\/es\/hero.mdx:\d+:1` unknown-key/,
  )
  expect(await read('index.html')).toContain('without errors in the content')
  expect(code).toBe(1)
})

test('stale price tables are reported instead of a failed build', async () => {
  await site.replace('content/prices.yaml', /(?<=basic:\n.*\n +setup: )/, '1')
  const { code, stdout } = await review()
  expect(stdout).toContain('Run npx cli prices first')
  expect(code).toBe(1)
})

test('a failed build is reported, and the comment still shows the changed texts', async () => {
  await site.replace('content/es/services.mdx', /^(label: .*)/m, '$1 de hoy')
  await site.replace(ENTRY, /^/, "import './gone.ts'\n")
  const { code, stderr } = await review()
  expect(stderr).toMatch(/version after cannot be built[^]*gone\.ts/)
  expect(await read('comment.md')).toContain('<ins> de hoy</ins>')
  expect(code).toBe(2)
})

test('a file that cannot be parsed is reported as an error, not as deleted texts', async () => {
  await site.replace('content/es/services.mdx', /^label: /m, 'label: "a" ')
  const { code } = await review()
  expect(await read('comment.md')).toMatch(/\*\*error\*\* `content\/es\/services.mdx:2:/)
  expect(await read('comment.md')).not.toMatch(/<del>/)
  expect(code).toBe(1)
})

test.each([
  { args: ['--base', 'gone'], message: /no revision gone/ },
  { args: ['--base', '--help'], message: /no revision --help/ },
  { args: ['--out', '.'], message: /Use --out with an empty folder/ },
])('review rejects $args', async ({ args, message }) => {
  const { code, stderr } = await review(...args)
  expect(stderr).toMatch(message)
  expect(code).toBe(2)
  expect(existsSync(site.path('src'))).toBe(true)
})

test('review rejects a folder outside a Git repository', async () => {
  const copy = copyContent()
  const { code, stderr } = await copy.cli('review')
  expect(stderr).toMatch(/is not in a Git repository/)
  expect(code).toBe(2)
})

test('a new list item is not a change to the items after it, but changed markup is a change', async () => {
  const copy = copyContent()
  const file = 'content/en/pricing.mdx'
  await copy.replace(file, /(?<=basic:\n(?:.*\n){5})( +)- /, '$1- New feature\n$1- ')
  await copy.replace(file, /\n---\n\n(\S+)/, '\n---\n\n**$1**')
  const [before, after] = [await readContent(fixtureContent), await readContent(copy.root)]
  const [english] = changesBetween(before, after)
  expect(english?.changes).toMatchObject([
    { before: undefined, after: 'New feature' },
    { id: 'prose[0]', after: expect.stringMatching(/^\*\*/) as string },
  ])
  const back = changesBetween(after, before)[0]?.changes
  expect(back?.[1]).toMatchObject({ before: 'New feature', after: undefined })
})

test('a comment is shorter than 60,000 bytes, and states how many texts it leaves out', () => {
  const text = {
    file: 'content/en/hero.mdx',
    purpose: { en: 'Label', pt: 'Rótulo', es: 'Etiqueta' },
    before: 'a',
    after: 'ã'.repeat(900),
  }
  const changes = Array.from({ length: 90 }, (_, index) => ({ ...text, id: `words[${index}]` }))
  const report = {
    findings: [],
    checked: { unit: 'file', count: 1 } as const,
    localeCount: 1,
    texts: new Map(),
  }
  const all = {
    changes: [{ locale: 'en' as const, changes }],
    report,
    acceptCommands: [],
    pictures: [],
  }
  const comment = formatComment(all, 'en')
  expect(Buffer.byteLength(comment)).toBeLessThan(60_000)
  const shown = comment.match(/^- /gm)?.length ?? 0
  expect(shown).toBeGreaterThan(20)
  expect(comment).toContain(`${90 - shown} more`)
  expect(comment.match(/<\/?details>/g)).toEqual(['<details>', '</details>'])
})

test('content cannot become markup, a mention or a link in a comment', () => {
  expect(escapeMarkdown('**a** <b> @team #1 https://x.y\n- `c`')).toBe(
    '\\*\\*a\\*\\* &lt;b\\> @<!-- -->team \\#<!-- -->1 https:<!-- -->//x.<!-- -->y \\- \\`c\\`',
  )
})
