import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { locales, type Locale } from '../../src/locales.ts'
import { fileNames, videoFolder } from './files.ts'
import { fingerprintOfFile } from './fingerprint.ts'
import type { Plan } from './plan.ts'
import { readRecord, recordOf, type RenderedFrom } from './record.ts'
import { SIZE } from './size.ts'

/** The languages whose video, captions or poster do not show what the content says. */
export async function staleLocales(root: string, plan: Plan): Promise<Locale[]> {
  const record = await readRecord(root)
  const wanted = recordOf(plan.timeline, SIZE, record?.videos ?? {})
  if (JSON.stringify(record) !== JSON.stringify(wanted)) return [...locales]
  const fresh = await Promise.all(
    locales.map(
      async (locale) =>
        (await isRendered(root, locale, plan.fingerprints[locale], record?.videos[locale])) &&
        (await hasCaptions(root, locale, plan.captions[locale])),
    ),
  )
  return locales.filter((_, index) => !fresh[index])
}

/** Whether the files of a language are the ones that were rendered from this. */
export async function isRendered(
  root: string,
  locale: Locale,
  fingerprint: string,
  recorded: RenderedFrom | undefined,
): Promise<boolean> {
  if (recorded?.from !== fingerprint) return false
  const names = fileNames(locale)
  const found = await Promise.all(
    (['webm', 'mp4', 'poster'] as const).map(async (kind) => {
      const file = path.join(root, videoFolder, names[kind])
      return (await fingerprintOfFile(file)) === recorded[kind]
    }),
  )
  return found.every(Boolean)
}

async function hasCaptions(root: string, locale: Locale, wanted: string): Promise<boolean> {
  const file = path.join(root, videoFolder, fileNames(locale).captions)
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text?.replaceAll('\r\n', '\n') === wanted
}

/** One sentence for whoever changed the conversation. */
export function formatStale(stale: readonly Locale[]): string {
  const files = stale.map((locale) => `content/${locale}/chatbot.mdx`).join(', ')
  return (
    `The demo video is older than the conversation in ${files}: ` +
    'run `npm run video` and commit what it writes, ' +
    'or start the workflow "video" on GitHub for your branch.'
  )
}
