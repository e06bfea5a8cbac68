import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Locale } from '../../src/locales.ts'
import type { Timeline } from './timeline.ts'

/** What the section tells about the video, and what the files were rendered from. */
export interface VideoRecord {
  generatedBy: string
  /** Pixels. */
  width: number
  height: number
  /** Seconds. */
  duration: number
  /** When each message arrives, in seconds. */
  arrivals: readonly number[]
  /** Fingerprints: of what a video was rendered from, and of its files. */
  videos: Partial<Record<Locale, RenderedFrom>>
}

export interface RenderedFrom {
  from: string
  webm: string
  mp4: string
  poster: string
}

/** From the root of the repository; the section reads it. */
export const recordFile = 'src/generated/demo-video.json'

export function recordOf(
  { moments, duration }: Timeline,
  size: { width: number; height: number },
  videos: VideoRecord['videos'],
): VideoRecord {
  return {
    generatedBy: 'npm run video, from content/<language>/chatbot.mdx; do not edit',
    ...size,
    duration,
    arrivals: moments.map(({ arrives }) => arrives),
    videos,
  }
}

/** The record as it lies on disk; undefined where nothing was rendered yet. */
export async function readRecord(root: string): Promise<VideoRecord | undefined> {
  const text = await readFile(path.join(root, recordFile), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as VideoRecord)
}

export function writeRecord(root: string, record: VideoRecord): Promise<void> {
  return writeFile(path.join(root, recordFile), `${JSON.stringify(record, null, 2)}\n`)
}
