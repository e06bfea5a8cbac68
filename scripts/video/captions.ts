import type { Conversation } from './conversation.ts'
import type { Timeline } from './timeline.ts'

/** What two short lines hold on a phone. */
const LONGEST_CUE = 72

interface Cue {
  start: number
  end: number
  text: string
}

/** The captions of a conversation as WebVTT; each cue says who writes, as the picture does by its side. */
export function captionsOf(conversation: Conversation, timeline: Timeline): string {
  const cues = timeline.moments.flatMap(({ from, arrives, ends }, index) =>
    shareTime(piecesOf(conversation.messages[index]?.text ?? ''), arrives, ends).map(
      (cue, piece) => ({
        ...cue,
        text: piece === 0 ? `${conversation[from]}: ${cue.text}` : cue.text,
      }),
    ),
  )
  const blocks = cues.map(
    ({ start, end, text }, index) =>
      `${index + 1}\n${timestamp(start)} --> ${timestamp(end)}\n${escape(text)}\n`,
  )
  return ['WEBVTT\n', ...blocks].join('\n')
}

/** Cuts a message into as few pieces of about the same length as fit, at sentences rather than words. */
export function piecesOf(message: string): string[] {
  const count = Math.ceil(message.length / LONGEST_CUE)
  if (count <= 1) return [message]
  const cut = bestCut(message, message.length / count)
  if (cut === undefined) return [message]
  return [message.slice(0, cut).trim(), ...piecesOf(message.slice(cut).trim())]
}

/** The end of a word near a place, where the end of a sentence or a clause counts as nearer. */
function bestCut(message: string, place: number): number | undefined {
  const ends = Array.from(message.matchAll(/\S\s/g), ({ index, 0: [last = ''] }) => {
    const bonus = /[.!?…]/.test(last) ? 16 : /[,;:]/.test(last) ? 12 : 0
    return { cut: index + 1, distance: Math.abs(index + 1 - place) - bonus }
  })
  const fitting = ends.filter(({ cut }) => cut <= LONGEST_CUE)
  return fitting.toSorted((a, b) => a.distance - b.distance)[0]?.cut
}

/** Gives each piece its share of the time, by its length. */
function shareTime(pieces: readonly string[], start: number, end: number): Cue[] {
  const total = pieces.join('').length
  let now = start
  return pieces.map((text) => {
    const from = now
    now += ((end - start) * text.length) / total
    return { start: from, end: now, text }
  })
}

function timestamp(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23)
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
