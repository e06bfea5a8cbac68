import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { locales, type Locale } from '../../src/locales.ts'
import type { Timeline } from './timeline.ts'

/** The video folder, relative to the repository root. The site serves it at `/video/`. */
export const VIDEO_FOLDER = 'public/video'

/**
 * The file names for one language. All videos have the same timing, so each video can be shown with
 * captions in any language.
 */
export function fileNames(locale: Locale) {
  return {
    webm: `youbot-${locale}.webm`,
    mp4: `youbot-${locale}.mp4`,
    poster: `youbot-${locale}.webp`,
    captions: `captions-${locale}.vtt`,
  }
}

/** The size of the videos in pixels: a phone in portrait orientation. */
export const videoSize = { width: 720, height: 1280 }

/** Path of the video metadata for the chatbot section, relative to the repository root. */
const RECORD_FILE = 'src/generated/demo-video.json'

type VideoRecord = ReturnType<typeof createRecord>

/** @param hashes each video's hash, by language */
export function createRecord(
  { moments, duration }: Timeline,
  hashes: Partial<Record<Locale, string>>,
) {
  return {
    generatedBy: 'npm run video, from content/<language>/chatbot.mdx; do not edit',
    ...videoSize,
    /** The length in seconds. */
    duration,
    arrivals: moments.map(({ arrives }) => arrives),
    videos: Object.fromEntries(locales.map((locale) => [locale, hashes[locale]])),
  }
}

export async function readRecord(root: string): Promise<VideoRecord> {
  return JSON.parse(await readFile(path.join(root, RECORD_FILE), 'utf8')) as VideoRecord
}

export function writeRecord(root: string, record: VideoRecord): Promise<void> {
  return writeFile(path.join(root, RECORD_FILE), `${JSON.stringify(record, null, 2)}\n`)
}
