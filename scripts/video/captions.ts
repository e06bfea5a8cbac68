import { escapeText } from 'entities'
import type { Conversation } from './conversation.ts'
import type { Timeline } from './timeline.ts'

/** Number of characters that fit on two lines on a phone. */
const LONGEST_CUE = 72

/**
 * Returns a conversation's captions as WebVTT. The first cue for each message names the speaker.
 */
export function formatCaptions(conversation: Conversation, { moments }: Timeline): string {
  const cues = conversation.messages.flatMap(({ from, text }, index) => {
    const { arrives = 0, ends = 0 } = moments[index] ?? {}
    const pieces = splitMessage(text)
    // The second message arrives while the first is being read; its captions start afterwards.
    let now = Math.max(arrives, moments[index - 1]?.ends ?? 0)
    const perCharacter = (ends - now) / pieces.join('').length
    return pieces.map((piece, part) => {
      const start = now
      now += piece.length * perCharacter
      const words = part === 0 ? `${conversation[from]}: ${piece}` : piece
      return `${timestamp(start)} --> ${timestamp(now)}\n${escapeText(words)}\n`
    })
  })
  return ['WEBVTT\n', ...cues.map((cue, index) => `${index + 1}\n${cue}`)].join('\n')
}

/** Splits a message into pieces of similar length, preferably at the ends of sentences. */
export function splitMessage(message: string): string[] {
  const count = Math.ceil(message.length / LONGEST_CUE)
  const end = count > 1 ? bestEnd(message, message.length / count) : undefined
  if (end === undefined) return [message]
  return [message.slice(0, end).trim(), ...splitMessage(message.slice(end).trim())]
}

/** Returns the index near `target` where a word or, preferably, a sentence or clause ends. */
function bestEnd(message: string, target: number): number | undefined {
  return Array.from(message.matchAll(/\S\s/g), ({ index, 0: [last = ''] }) => {
    const bonus = /[.!?…]/.test(last) ? 16 : /[,;:]/.test(last) ? 12 : 0
    return { end: index + 1, distance: Math.abs(index + 1 - target) - bonus }
  })
    .filter(({ end }) => end <= LONGEST_CUE)
    .toSorted((a, b) => a.distance - b.distance)[0]?.end
}

function timestamp(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23)
}
