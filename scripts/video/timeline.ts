import type { Conversation } from './conversation.ts'

/** The times of one message, in seconds from the start. */
export interface Moment {
  from: 'customer' | 'assistant'
  /** When the typing indicator appears; for the customer, the same as `arrives`. */
  typing: number
  arrives: number
  /** When the reading time ends and the next moment begins. */
  ends: number
}

export interface Timeline {
  moments: readonly Moment[]
  /** Length of the video in seconds. */
  duration: number
}

/** Reading speed. Subtitles for adults use 17 to 20. */
const CHARACTERS_PER_SECOND = 19
/** Seconds to notice a new message before reading it. */
const NOTICING = 0.8
const SHORTEST_TYPING = 1
const LONGEST_TYPING = 2
const CHARACTERS_TYPED_PER_SECOND = 45
const OPENING = 0.5
/** Seconds for which the whole conversation remains visible at the end. */
const CLOSING = 2.5
/** All times are multiples of this, so that a small edit rarely changes the timeline. */
const STEP = 0.5

/**
 * Returns the timeline for the videos of all languages: each message is shown for as long as it takes to
 * read its longest translation. The captions of any language therefore fit the video of any other.
 */
export function timelineOf(conversations: readonly Conversation['messages'][]): Timeline {
  const [first = []] = conversations
  const moments: Moment[] = []
  let now = OPENING
  for (const [index, { from }] of first.entries()) {
    const length = Math.max(...conversations.map((messages) => messages[index]?.text.length ?? 0))
    const typing = now
    const arrives = typing + (from === 'assistant' ? typingTime(length) : 0)
    now = arrives + inSteps(NOTICING + length / CHARACTERS_PER_SECOND)
    moments.push({ from, typing, arrives, ends: now })
  }
  return { moments, duration: now + CLOSING }
}

function typingTime(length: number): number {
  const time = inSteps(length / CHARACTERS_TYPED_PER_SECOND)
  return Math.min(Math.max(time, SHORTEST_TYPING), LONGEST_TYPING)
}

function inSteps(seconds: number): number {
  return Math.ceil(seconds / STEP) * STEP
}
