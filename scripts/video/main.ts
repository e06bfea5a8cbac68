/**
 * `npm run video`: renders the demo videos that are stale, and writes all captions and
 * `src/generated/demo-video.json`. `--all` renders all videos. `--check` writes nothing and exits
 * with 1 if a video or its captions are stale. `--root` sets the path of the repository to use.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { locales } from '../../src/locales.ts'
import { checkVideos, hashVideos, planVideos } from './check.ts'
import { ContentError } from './conversation.ts'
import { fileNames, readRecord, createRecord, VIDEO_FOLDER, writeRecord } from './files.ts'

const { values } = parseArgs({
  options: {
    all: { type: 'boolean' },
    check: { type: 'boolean' },
    root: { type: 'string', default: path.resolve(import.meta.dirname, '../..') },
  },
})
const { root } = values
try {
  if (values.check) {
    const { exitCode, message } = await checkVideos(root)
    print(message)
    process.exitCode = exitCode
  } else await renderVideos()
} catch (error) {
  if (!(error instanceof ContentError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

async function renderVideos(): Promise<void> {
  const plan = await planVideos(root)
  const { conversations, timeline, captions } = plan
  await mkdir(path.join(root, VIDEO_FOLDER), { recursive: true })
  for (const locale of locales) await write(fileNames(locale).captions, captions[locale])
  const videos = { ...(await readRecord(root)).videos }
  const current = await hashVideos(root, plan)
  const wanted = locales.filter((locale) => values.all || videos[locale] !== current[locale])
  if (wanted.length > 0) {
    const { withStage, renderVideo } = await import('./render.ts')
    await withStage(async (stage) => {
      for (const locale of wanted) {
        print(`Rendering ${locale}: half a minute to a minute`)
        const names = fileNames(locale)
        const files = await renderVideo(stage, locale, conversations[locale], timeline)
        for (const kind of ['webm', 'mp4', 'poster'] as const) {
          await write(names[kind], files[kind])
          print(`  ${names[kind]} ${Math.round(files[kind].length / 1000)} kB`)
        }
        videos[locale] = (await hashVideos(root, plan))[locale]
        // The record is written after each video, so that an interrupted run can be resumed.
        await writeRecord(root, createRecord(timeline, videos))
      }
    })
  }
  await writeRecord(root, createRecord(timeline, videos))
  print(`${wanted.length} of ${locales.length} videos rendered, of ${timeline.duration} s`)
}

function write(name: string, content: string | Uint8Array): Promise<void> {
  return writeFile(path.join(root, VIDEO_FOLDER, name), content)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
