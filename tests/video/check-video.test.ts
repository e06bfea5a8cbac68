import { execFile } from 'node:child_process'
import { cpSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, type TestContext } from 'vitest'
import { checkVideos } from '../../video/check.ts'

/** What the check looks at. */
const PARTS = ['content', 'public/video', 'src/generated', 'src/ui', 'video']

const conversation = (locale: string) => `content/${locale}/chatbot.mdx`

test('the demo videos of the repository show what its content says', async () => {
  expect(await checkVideos('.')).toEqual({
    code: 0,
    said: 'The demo videos show what the content says.',
  })
})

describe('npm run check:video', () => {
  let copy: string

  beforeAll(async () => {
    copy = await mkdtemp(path.join(tmpdir(), 'video-'))
    for (const part of PARTS) cpSync(part, path.join(copy, part), { recursive: true })
  })
  afterAll(() => rm(copy, { recursive: true }))

  test('names the language and the command when a message has changed', async (context) => {
    await change(context, conversation('es'), 'Consultado:', 'Comprobado:')
    const { code, said } = await startCheck(copy)
    expect(code).toBe(1)
    expect(said).toContain('in content/es/chatbot.mdx: run `npm run video`')
    expect(said.trim().split('\n')).toHaveLength(1)
  })

  test('names every language when one message now takes longer to read', async (context) => {
    await change(
      context,
      conversation('es'),
      '¡Qué bien, gracias!',
      `¡Bien! ${'Gracias. '.repeat(9)}`,
    )
    const { said } = await checkVideos(copy)
    for (const locale of ['pt-BR', 'pt-PT', 'en', 'es']) {
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
    ['the stage has changed', 'video/stage/stage.css', 'border-radius: 18px', 'border-radius: 9px'],
    ['a colour of the stage has changed', 'src/ui/tokens.css', '#eaf0e8', '#eaf0e9'],
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

/** What a process says, and how it ends. */
function startCheck(root: string): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    const command = ['--import', 'tsx', 'video/main.ts', '--check', '--root', root]
    execFile(process.execPath, command, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), said: stdout + stderr }),
    )
  })
}
