import type { Timeline } from '../timeline.ts'

/** What one frame of the video shows; equal frames are drawn once. */
export interface Frame {
  /** How far each message has come in: 0 not there, 1 in its place. */
  arrived: readonly number[]
  /** Which message is being typed, and the seconds since it began. */
  typing: { message: number; since: number } | null
  /** How far the conversation has moved up, in pixels of the page. */
  moved: number
  /** How far the line at the top has been plotted, in seconds of the video. */
  plotted: number
}

/** What the browser measured of the conversation as it set it, in pixels. */
export interface Measures {
  /** Distance to move up so that the newest part shows: once a message is typed, once it is there. */
  typing: readonly number[]
  message: readonly number[]
  /** Width of the longest line of each message. */
  lines: readonly number[]
}

/** Seconds. */
const ARRIVING = 0.3
const MOVING = 0.45

/**
 * The frame at a time: nothing else decides what is to be seen.
 *
 * @param time seconds from the start
 */
export function frameAt(time: number, { moments, duration }: Timeline, measures: Measures): Frame {
  const arrived = moments.map(({ arrives }) => ease((time - arrives) / ARRIVING))
  const message = moments.findIndex(({ typing, arrives }) => time >= typing && time < arrives)
  const typing =
    message < 0 ? null : { message, since: round(time - (moments[message]?.typing ?? 0)) }

  let moved = 0
  let plotted = 0
  for (const [index, { typing: begins, arrives }] of moments.entries()) {
    const towards = (target: number, from: number) =>
      Math.max(0, target - moved) * ease((time - from) / MOVING)
    moved += towards(measures.typing[index] ?? 0, begins)
    moved += towards(measures.message[index] ?? 0, arrives)
    plotted += (arrives - plotted) * ease((time - arrives) / MOVING)
  }
  const last = moments.at(-1)
  if (last) plotted += (duration - plotted) * ease((time - last.ends) / 1)
  return { arrived: arrived.map(round), typing, moved: toPixel(moved), plotted: round(plotted) }
}

/** From 0 to 1, quick first and slow at the end. */
function ease(progress: number): number {
  return 1 - (1 - Math.min(Math.max(progress, 0), 1)) ** 3
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}

/** What moves by whole pixels of the video stays crisp, and costs a quarter of the bytes. */
export function toPixel(pixels: number): number {
  return Math.round(pixels * 2) / 2
}
