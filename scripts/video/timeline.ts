import type { Conversation } from './conversation.ts'

/** The times of one message, in seconds from the start. */
export interface Moment {
  from: 'customer' | 'assistant'
  /** When the typing indicator appears; for the customer, the same as `arrives`. */
  typing: number
  arrives: number
  /** When the reading time ends; the next message then arrives, unless it is the second. */
  ends: number
}

export interface Timeline {
  moments: readonly Moment[]
  duration: number
}

/**
 * The average silent reading speed of adults: 238 words a minute (Brysbaert 2019). Subtitles use 17
 * to 20 characters per second, because they disappear and compete with moving images; here a
 * message stays on the screen. Most viewers have more time than they need, because the longest
 * translation determines the reading time.
 */
const CHARACTERS_PER_SECOND = 24
/** The shortest reading time for a message, in seconds. */
const SHORTEST_READING = 1
/** Seconds until the second message arrives; a chat with only one message looks empty. */
const SECOND_ARRIVES = 0.5
/**
 * Maximum number of seconds for which the typing indicator is shown before a message arrives, while
 * the previous message is still being read.
 */
const TYPING = 1
/** Seconds for which the last frame remains after the last reading time. */
const CLOSING = 1
/** All times are multiples of this step, so that a small edit rarely changes the timeline. */
const STEP = 0.5

/**
 * Returns the timeline for the videos in all languages: the longest translation of a message
 * determines its reading time. Captions in any language therefore fit the videos in all languages.
 */
export function planTimeline(conversations: readonly Conversation['messages'][]): Timeline {
  const [first = []] = conversations
  const moments: Moment[] = []
  let now = 0
  for (const [index, { from }] of first.entries()) {
    const length = Math.max(...conversations.map((messages) => messages[index]?.text.length ?? 0))
    const arrives = index === 1 ? SECOND_ARRIVES : now
    const typing =
      from === 'assistant' ? Math.max(arrives - TYPING, moments.at(-1)?.arrives ?? 0) : arrives
    now += Math.max(SHORTEST_READING, Math.ceil(length / CHARACTERS_PER_SECOND / STEP) * STEP)
    moments.push({ from, typing, arrives, ends: now })
  }
  return { moments, duration: now + CLOSING }
}
