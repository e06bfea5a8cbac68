import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import type { Conversation } from '../conversation.ts'
import type { Timeline } from '../timeline.ts'
import { frameAt, type Frame, type Measures } from './frame.ts'
import { Phone } from './phone.tsx'
import { startRecording } from './recording.ts'

const root = createRoot(element('#stage'))
let render: (time: number, isPoster?: boolean) => Frame

/** The functions that `render.ts` calls in this page. */
const stage = { load, show, showPoster, startRecording }
export type Stage = typeof stage
Object.assign(window, { stage })

/** Loads a conversation and its fonts. */
async function load(conversation: Conversation, timeline: Timeline, lang: string): Promise<void> {
  document.documentElement.lang = lang
  // Unlike the site, which may show texts in a fallback font, the video requires the fonts.
  for (const face of document.fonts) face.display = 'block'
  let measures: Measures = { typing: [], message: [], lines: [] }
  render = (time, isPoster = false) => {
    const frame = frameAt(time, timeline, measures)
    const { lines } = measures
    flushSync(() => root.render(<Phone {...{ conversation, timeline, frame, lines, isPoster }} />))
    return frame
  }
  render(0)
  for (const font of ['700 22px "Bricolage Grotesque"', '400 17px "Instrument Sans"']) {
    const faces = await document.fonts.load(font, 'aç')
    if (faces.length === 0) throw new Error(`There is no font ${font}`)
  }
  measures = measure()
}

/** Shows the frame of a time in seconds; equal frames have the same key. */
function show(time: number): string {
  return JSON.stringify(render(time))
}

/**
 * Shows the frame of a time in seconds as a poster: from the first message on, with an empty footer.
 */
function showPoster(time: number): void {
  render(time, true)
  const { bottom } = element('.window').getBoundingClientRect()
  for (const message of document.querySelectorAll('li')) {
    message.hidden = message.getBoundingClientRect().bottom > bottom
  }
}

/** Pixels below the newest message. */
const MARGIN = 14

/** The height of `.typing` in stage.css. */
const TYPING_HEIGHT = 42

function measure(): Measures {
  const list = element('ol').getBoundingClientRect()
  const visible = element('.window').clientHeight - MARGIN
  const items = [...document.querySelectorAll('li')].map((item) => item.getBoundingClientRect())
  return {
    typing: items.map(({ top }) => Math.max(0, top + TYPING_HEIGHT - list.top - visible)),
    message: items.map(({ bottom }) => Math.max(0, bottom - list.top - visible)),
    lines: [...document.querySelectorAll('li > p > span')].map(longestLine),
  }
}

/**
 * The width that a message bubble needs: a paragraph of two lines would take all that is available.
 */
function longestLine(message: Element): number {
  const text = document.createRange()
  text.selectNodeContents(message)
  const widths = [...text.getClientRects()].map(({ width }) => width)
  return Math.ceil(Math.max(...widths)) + 1
}

function element(selector: string): Element {
  const found = document.querySelector(selector)
  if (found === null) throw new Error(`The stage has no ${selector}`)
  return found
}
