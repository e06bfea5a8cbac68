/**
 * `npm run video` renders the demo videos whose conversation has changed, and
 * writes captions and record; `--all` renders every one; `--check` writes nothing
 * and exits with 1 where one is out of date. `--root` names another copy of the repository.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { locales, type Locale } from '../../src/locales.ts'
import { checkVideos } from './check.ts'
import { ContentError } from './conversation.ts'
import { fileNames, videoFolder } from './files.ts'
import { digest } from './fingerprint.ts'
import { planVideos, type Plan } from './plan.ts'
import { readRecord, recordOf, writeRecord, type RenderedFrom, type VideoRecord } from './record.ts'
import { SIZE } from './size.ts'
import { isRendered } from './stale.ts'

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
    const { code, said } = await checkVideos(root)
    say(said)
    process.exitCode = code
  } else await renderAll(await planVideos(root), values.all ?? false)
} catch (error) {
  if (!(error instanceof ContentError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

async function renderAll(plan: Plan, evenFresh: boolean): Promise<void> {
  await mkdir(path.join(root, videoFolder), { recursive: true })
  const videos: VideoRecord['videos'] = { ...(await readRecord(root))?.videos }
  const wanted = evenFresh ? [...locales] : await unrendered(plan, videos)
  if (wanted.length > 0) {
    const { withRenderer } = await import('./render.ts')
    await withRenderer(async (render) => {
      for (const locale of wanted) {
        say(`Rendering ${locale}: half a minute to a minute`)
        const files = await render(locale, plan.conversations[locale], plan.timeline)
        videos[locale] = await save(locale, plan.fingerprints[locale], files)
        await writeRecord(root, recordOf(plan.timeline, SIZE, inOrder(videos)))
      }
    })
  }
  for (const locale of locales) await write(fileNames(locale).captions, plan.captions[locale])
  await writeRecord(root, recordOf(plan.timeline, SIZE, inOrder(videos)))
  say(`${wanted.length} of ${locales.length} videos rendered, of ${plan.timeline.duration} s`)
}

async function unrendered({ fingerprints }: Plan, videos: VideoRecord['videos']) {
  const rendered = await Promise.all(
    locales.map((locale) => isRendered(root, locale, fingerprints[locale], videos[locale])),
  )
  return locales.filter((_, index) => !rendered[index])
}

async function save(
  locale: Locale,
  from: string,
  files: Record<'webm' | 'mp4' | 'poster', Uint8Array>,
): Promise<RenderedFrom> {
  const names = fileNames(locale)
  for (const kind of ['webm', 'mp4', 'poster'] as const) {
    await write(names[kind], files[kind])
    say(`  ${names[kind]} ${Math.round(files[kind].length / 1000)} kB`)
  }
  return {
    from,
    webm: digest(files.webm),
    mp4: digest(files.mp4),
    poster: digest(files.poster),
  }
}

function inOrder(videos: VideoRecord['videos']): VideoRecord['videos'] {
  return Object.fromEntries(locales.flatMap((l) => (videos[l] ? [[l, videos[l]]] : [])))
}

function write(name: string, content: string | Uint8Array): Promise<void> {
  return writeFile(path.join(root, videoFolder, name), content)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
