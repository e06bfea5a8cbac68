import { execFile } from 'node:child_process'
import { cpSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, type TestContext } from 'vitest'
import { checkVideos, hashVideos, planVideos } from '../../../scripts/video/check.ts'
import { fileNames, createRecord, videoFolder, writeRecord } from '../../../scripts/video/files.ts'
import { locales } from '../../../src/locales.ts'
import { fixtureContent } from '../../../config/fixture-site.ts'

const chatbot = (locale: string) => `content/${locale}/chatbot.mdx`
const all = [...locales]

/** A change to a file, and the languages whose videos it makes stale. */
const changes: [what: string, file: string, find: string, replace: string, stale: string[]][] = [
  ['a message', chatbot('es'), 'Consultado:', 'Comprobado:', ['es']],
  ['the reading time', chatbot('es'), '¿Te dejo', `¿${'Te dejo ahora '.repeat(5)}`, all],
  ['the name of a speaker', chatbot('en'), 'customer: Customer', 'customer: Guest', ['en']],
  ['a text outside the video', chatbot('en'), 'demoTitle: ', 'demoTitle: New ', []],
  ['captions', 'public/video/captions-en.vtt', 'Customer', 'Client', ['en']],
  ['a video', 'public/video/youbot-en.mp4', 'youbot', 'other', ['en']],
  ['the stage', 'scripts/video/stage/stage.css', 'radius: 18px', 'radius: 9px', all],
  ['a colour of the stage', 'src/styles/tokens.css', '--tint-light: #', '--tint-light: #0', all],
  ['another token', 'src/styles/tokens.css', ':root {', ':root { --x: 1;', []],
]

describe('npm run check:video', () => {
  let copy: string

  beforeAll(async () => {
    copy = await mkdtemp(path.join(tmpdir(), 'video-'))
    cpSync(fixtureContent, copy, { recursive: true })
    for (const part of ['scripts/video', 'src/components', 'src/styles', 'src/fonts']) {
      cpSync(part, path.join(copy, part), { recursive: true })
    }
    await pretendToRender(copy)
  })
  afterAll(() => rm(copy, { recursive: true }))

  test('accepts videos that show the conversation', async () => {
    expect((await checkVideos(copy)).exitCode).toBe(0)
  })

  test.for(changes)(
    'a change of %s makes only its videos stale',
    async ([, file, find, replace, stale], context) => {
      await change(context, file, find, replace)
      const { exitCode, message } = await checkVideos(copy)
      expect(exitCode).toBe(stale.length > 0 ? 1 : 0)
      expect(locales.filter((locale) => message.includes(chatbot(locale)))).toEqual(stale)
    },
  )

  test('notices a video that is missing', async (context) => {
    await rm(await restoredLater(context, 'public/video/youbot-en.mp4'))
    expect((await checkVideos(copy)).message).toContain(chatbot('en'))
  })

  test.for([
    [
      chatbot('es'),
      'Consultado:',
      'Comprobado:',
      /^.* in content\/es\/chatbot\.mdx: run `npm run video`/,
    ],
    [
      'content/site.yaml',
      'brand: ',
      'brands: ',
      /^content\/site\.yaml is invalid; npx cli check-locales/,
    ],
  ] as const)('exits with 1 and one line for %s', async ([file, find, replace, line], context) => {
    await change(context, file, find, replace)
    const { exitCode, output } = await startCheck(copy)
    expect(exitCode).toBe(1)
    expect(output).toMatch(line)
    expect(output.trimEnd()).not.toContain('\n')
  })

  test('names the language whose conversation has other speakers', async (context) => {
    await change(context, chatbot('es'), 'from: customer', 'from: assistant')
    await expect(checkVideos(copy)).rejects.toThrow('content/es/chatbot.mdx are not those in')
  })

  async function change(context: TestContext, file: string, find: string, replace: string) {
    const place = await restoredLater(context, file)
    const text = await readFile(place, 'utf8')
    if (!text.includes(find)) throw new Error(`${find} is not in ${file}`)
    await writeFile(place, text.replaceAll(find, replace))
  }

  /** @returns the path of a file in the copy, which is restored at the end of the test */
  async function restoredLater({ onTestFinished }: TestContext, file: string): Promise<string> {
    const place = path.join(copy, file)
    const before = await readFile(place)
    onTestFinished(() => writeFile(place, before))
    return place
  }
})

/** Writes the files that rendering would write, but not real videos. */
async function pretendToRender(root: string): Promise<void> {
  const plan = await planVideos(root)
  const folder = path.join(root, videoFolder)
  await mkdir(folder, { recursive: true })
  await mkdir(path.join(root, 'src/generated'), { recursive: true })
  for (const locale of locales) {
    const { captions: captionsFile, ...videos } = fileNames(locale)
    for (const name of Object.values(videos)) await writeFile(path.join(folder, name), name)
    await writeFile(path.join(folder, captionsFile), plan.captions[locale])
  }
  await writeRecord(root, createRecord(plan.timeline, await hashVideos(root, plan)))
}

function startCheck(root: string): Promise<{ exitCode: number; output: string }> {
  return new Promise((resolve) => {
    const command = ['--import', 'tsx', 'scripts/video/main.ts', '--check', '--root', root]
    execFile(process.execPath, command, (error, stdout, stderr) =>
      resolve({ exitCode: error === null ? 0 : Number(error.code), output: stdout + stderr }),
    )
  })
}
