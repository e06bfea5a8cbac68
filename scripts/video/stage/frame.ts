import type { Timeline } from '../timeline.ts'

/** The state that one frame of the video shows. Equal frames are rendered once. */
export interface Frame {
  /** Progress of the entrance of each message, from 0 to 1. */
  arrived: readonly number[]
  /** The message that is being typed, and the seconds since typing began. */
  typing: { message: number; since: number } | null
  /** Distance that the conversation has scrolled up, in CSS pixels. */
  moved: number
  /** Position on the time axis at the top, in seconds of the video. */
  plotted: number
}

/** The layout of the conversation as measured in the browser, in CSS pixels. */
export interface Measures {
  /** Distance to scroll up so that first the typing indicator and then the message is visible. */
  typing: readonly number[]
  message: readonly number[]
  /** Width of the longest line of each message. */
  lines: readonly number[]
}

/** Seconds. */
const ARRIVING = 0.3
const MOVING = 0.45

/**
 * The frame at a time. It depends on nothing else.
 *
 * @param time seconds from the start
 */
export function frameAt(time: number, { moments, duration }: Timeline, measures: Measures): Frame {
  const arrived = moments.map(({ arrives }) =>
    arrives === 0 ? 1 : ease((time - arrives) / ARRIVING),
  )
  const message = moments.findIndex(({ typing, arrives }) => time >= typing && time < arrives)
  const typing =
    message < 0 ? null : { message, since: round(time - (moments[message]?.typing ?? 0)) }

  let moved = 0
  let plotted = 0
  for (const [index, { arrives }] of moments.entries()) {
    const progress = ease((time - arrives) / MOVING)
    // Also makes room for the typing indicator that follows, so that nothing moves while it is
    // read.
    const next = moments[index + 1]?.from === 'assistant' ? measures.typing[index + 1] : 0
    moved += Math.max(0, Math.max(measures.message[index] ?? 0, next ?? 0) - moved) * progress
    plotted += (arrives - plotted) * progress
  }
  const last = moments.at(-1)
  if (last) plotted += (duration - plotted) * ease((time - last.ends) / 1)
  return { arrived: arrived.map(round), typing, moved: toPixel(moved), plotted: round(plotted) }
}

/** Ease-out, from 0 to 1. */
function ease(progress: number): number {
  return 1 - (1 - Math.min(Math.max(progress, 0), 1)) ** 3
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}

/** Movement by whole device pixels keeps the text sharp and takes a quarter of the bytes. */
export function toPixel(pixels: number): number {
  return Math.round(pixels * 2) / 2
}
