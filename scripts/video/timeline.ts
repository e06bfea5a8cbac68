/** When one message of the conversation is typed, shown and read; seconds from the start. */
export interface Moment {
  from: 'customer' | 'assistant'
  /** The three dots appear; the same as `arrives` for the customer, whose typing nobody sees. */
  typing: number
  arrives: number
  /** The next moment begins: until then the message is read. */
  ends: number
}

export interface Timeline {
  moments: readonly Moment[]
  /** Length of the video. */
  duration: number
}

/** What the timeline looks at in a message: who writes it, and how long it is. */
interface Message {
  from: Moment['from']
  text: string
}

/** Subtitles for adults run at 17 to 20; the noticing below makes ours slower. */
const CHARACTERS_PER_SECOND = 19
/** To notice that something has arrived, and whose it is. */
const NOTICING = 0.8
const SHORTEST_TYPING = 1
const LONGEST_TYPING = 2
const CHARACTERS_TYPED_PER_SECOND = 45
const OPENING = 0.5
/** The whole conversation rests on the screen. */
const CLOSING = 2.5
/** All times are multiples of this, so that a word more or less seldom moves a whole video. */
const STEP = 0.5

/**
 * The one timeline that the videos of all languages share: each message stands as
 * long as its longest version takes to read. So the captions of any language fit
 * the video of any other.
 */
export function timelineOf(conversations: readonly (readonly Message[])[]): Timeline {
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
