import { mkdir, readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { checkVideos, hashVideos, planVideos } from '../../../scripts/video/check.ts'
import { fileNames, createRecord, VIDEO_FOLDER, writeRecord } from '../../../scripts/video/files.ts'
import { locales } from '../../../src/locales.ts'
import { fixtureContent } from '../../../config/fixture-paths.ts'
import { TemporaryFolder } from '../../temporary-folder.ts'
import { startScript } from '../run-script.ts'

const chatbot = (locale: string) => `content/${locale}/chatbot.mdx`
const all = [...locales]

/** Changes to files, and the languages whose videos they make stale. */
const changes: [what: string, file: string, find: string, replace: string, stale: string[]][] = [
  ['a message', chatbot('es'), 'Consultado:', 'Comprobado:', ['es']],
  ['the reading time', chatbot('es'), '¿Te dejo', `¿${'Te dejo ahora '.repeat(5)}`, all],
  ['the name of a speaker', chatbot('en'), 'customer: Customer', 'customer: Guest', ['en']],
  ['a text outside the video', chatbot('en'), 'demoTitle: ', 'demoTitle: New ', []],
  ['captions', 'public/video/captions-en.vtt', 'Customer', 'Client', ['en']],
  ['a video', 'public/video/youbot-en.mp4', 'youbot', 'other', ['en']],
  ['the stage', 'scripts/video/stage/stage.css', 'radius: 18px', 'radius: 9px', all],
  ['a colour on the stage', 'src/styles/tokens.css', '--tint-light: #', '--tint-light: #0', all],
  ['another token', 'src/styles/tokens.css', ':root {', ':root { --x: 1;', []],
]

describe('npm run check:video', () => {
  let copy: TemporaryFolder

  beforeAll(async () => {
    copy = TemporaryFolder.create().add(['content'], fixtureContent)
    copy.add(['scripts/video', 'src/components', 'src/styles', 'src/fonts'])
    await pretendToRender(copy)
    return () => copy.remove()
  })

  test('videos that show the current conversation are accepted', async () => {
    expect((await checkVideos(copy.root)).exitCode).toBe(0)
  })

  test.for(changes)(
    'a change to %s makes only the affected videos stale',
    async ([, file, find, replace, stale]) => {
      await change(file, find, replace)
      const { exitCode, message } = await checkVideos(copy.root)
      expect(exitCode).toBe(stale.length > 0 ? 1 : 0)
      expect(locales.filter((locale) => message.includes(chatbot(locale)))).toEqual(stale)
    },
  )

  test('a missing video is reported', async () => {
    await restoreLater('public/video/youbot-en.mp4')
    await copy.change({ file: 'public/video/youbot-en.mp4', instead: 'nothing' })
    expect((await checkVideos(copy.root)).message).toContain(chatbot('en'))
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
  ] as const)(
    'if %s has a problem, the script prints one line and exits with code 1',
    async ([file, find, replace, line]) => {
      await change(file, find, replace)
      const check = ['scripts/video/main.ts', '--check', '--root', copy.root]
      const { code, stdout, stderr } = await startScript(check)
      expect(code).toBe(1)
      expect(stdout + stderr).toMatch(line)
      expect((stdout + stderr).trimEnd()).not.toContain('\n')
    },
  )

  async function change(file: string, find: string, replace: string) {
    await restoreLater(file)
    const text = await copy.read(file)
    if (!text.includes(find)) throw new Error(`${find} is not in ${file}`)
    await copy.write(file, text.replaceAll(find, replace))
  }

  /** Restores a file in the copy at the end of the test. */
  async function restoreLater(file: string): Promise<void> {
    const before = await readFile(copy.path(file))
    onTestFinished(() => copy.write(file, before))
  }
})

/** Writes the files that rendering would write, with placeholders for the videos. */
async function pretendToRender(copy: TemporaryFolder): Promise<void> {
  const plan = await planVideos(copy.root)
  for (const folder of [VIDEO_FOLDER, 'src/generated']) {
    await mkdir(copy.path(folder), { recursive: true })
  }
  for (const locale of locales) {
    const { captions, ...videos } = fileNames(locale)
    for (const name of Object.values(videos)) await copy.write(`${VIDEO_FOLDER}/${name}`, name)
    await copy.write(`${VIDEO_FOLDER}/${captions}`, plan.captions[locale])
  }
  await writeRecord(copy.root, createRecord(plan.timeline, await hashVideos(copy.root, plan)))
}
