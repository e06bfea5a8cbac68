import { execFile } from 'node:child_process'
import { cpSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, type TestContext } from 'vitest'
import { locales } from '../../../src/locales.ts'
import { checkVideos } from '../../../scripts/video/check.ts'
import { fileNames, videoFolder } from '../../../scripts/video/files.ts'
import { digest } from '../../../scripts/video/fingerprint.ts'
import { perLocale, planVideos } from '../../../scripts/video/plan.ts'
import { recordOf, writeRecord } from '../../../scripts/video/record.ts'
import { SIZE } from '../../../scripts/video/size.ts'
import { fixtureContent } from '../../fixtures/fixture-site.ts'

/** What the check looks at, besides content and videos. */
const PARTS = ['src/components', 'video']

const conversation = (locale: string) => `content/${locale}/chatbot.mdx`

describe('npm run check:video', () => {
  let copy: string

  beforeAll(async () => {
    copy = await mkdtemp(path.join(tmpdir(), 'video-'))
    cpSync(fixtureContent, copy, { recursive: true })
    for (const part of PARTS) cpSync(part, path.join(copy, part), { recursive: true })
    await pretendToRender(copy)
  })
  afterAll(() => rm(copy, { recursive: true }))

  test('is content with videos that show the conversation', async () => {
    expect((await checkVideos(copy)).code).toBe(0)
  })

  test('names the language and the command when a message has changed', async (context) => {
    await change(context, conversation('es'), 'Consultado:', 'Comprobado:')
    const { code, said } = await startCheck(copy)
    expect(code).toBe(1)
    expect(said).toContain('in content/es/chatbot.mdx: run `npm run video`')
    expect(said.trim().split('\n')).toHaveLength(1)
  })

  test('names a file that it cannot read, in one line', async (context) => {
    await change(context, 'content/site.yaml', 'brand: ', 'brands: ')
    const { code, said } = await startCheck(copy)
    expect(code).toBe(1)
    expect(said).toMatch(/^content\/site\.yaml is invalid; npx cli check-locales .*\n$/)
  })

  test('names the language whose conversation has other speakers', async (context) => {
    await change(context, conversation('es'), 'from: customer', 'from: assistant')
    await expect(checkVideos(copy)).rejects.toThrow('content/es/chatbot.mdx are not those in')
  })

  test('names every language when one message now takes longer to read', async (context) => {
    await change(
      context,
      conversation('es'),
      '¿Te dejo el pedido preparado?',
      '¿Preparo el pedido ahora mismo, con todo lo que lleva, y lo dejo listo para esta tarde?',
    )
    const { said } = await checkVideos(copy)
    for (const locale of locales) {
      expect(said).toContain(conversation(locale))
    }
  })

  test('does not mind words that the video does not show', async (context) => {
    await change(context, conversation('en'), 'title: From', 'title: All the way from')
    expect((await checkVideos(copy)).code).toBe(0)
  })

  test.for([
    ['who writes is called otherwise', conversation('en'), 'customer: Customer', 'customer: Guest'],
    ['captions were edited by hand', 'public/video/captions-en.vtt', 'Customer', 'Client'],
    ['the stage has changed', 'scripts/video/stage/stage.css', 'border-radius: 18px', 'border-radius: 9px'],
    [
      'a colour of the stage has changed',
      'src/styles/tokens.css',
      '--tint-light: #',
      '--tint-light: #0',
    ],
  ] as const)('notices that %s', async ([, file, found, other], context) => {
    await change(context, file, found, other)
    expect((await checkVideos(copy)).code).toBe(1)
  })

  test('notices a video that is missing or another one', async (context) => {
    const file = await restoredLater(context, 'public/video/youbot-en.mp4')
    await writeFile(file, 'not a video')
    expect((await checkVideos(copy)).said).toContain(conversation('en'))
    await rm(file)
    expect((await checkVideos(copy)).said).toContain(conversation('en'))
  })

  async function change(context: TestContext, file: string, found: string, other: string) {
    const place = await restoredLater(context, file)
    const text = await readFile(place, 'utf8')
    if (!text.includes(found)) throw new Error(`${found} is not in ${file}`)
    await writeFile(place, text.replaceAll(found, other))
  }

  /** Where a file of the copy lies, which the end of the test finds as it was. */
  async function restoredLater({ onTestFinished }: TestContext, file: string): Promise<string> {
    const place = path.join(copy, file)
    const before = await readFile(place)
    onTestFinished(() => writeFile(place, before))
    return place
  }
})

/** Leaves behind what rendering would, except that the files are no videos. */
async function pretendToRender(root: string): Promise<void> {
  const { timeline, fingerprints, captions } = await planVideos(root)
  const folder = path.join(root, videoFolder)
  await mkdir(folder, { recursive: true })
  for (const locale of locales) {
    const names = fileNames(locale)
    for (const name of [names.webm, names.mp4, names.poster])
      await writeFile(path.join(folder, name), name)
    await writeFile(path.join(folder, names.captions), captions[locale])
  }
  const videos = perLocale((locale) => {
    const { webm, mp4, poster } = fileNames(locale)
    return {
      from: fingerprints[locale],
      webm: digest(webm),
      mp4: digest(mp4),
      poster: digest(poster),
    }
  })
  await mkdir(path.join(root, 'src/generated'), { recursive: true })
  await writeRecord(root, recordOf(timeline, SIZE, videos))
}

/** What a process says, and how it ends. */
function startCheck(root: string): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    const command = ['--import', 'tsx', 'scripts/video/main.ts', '--check', '--root', root]
    execFile(process.execPath, command, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), said: stdout + stderr }),
    )
  })
}
