import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import type { Conversation } from '../conversation.ts'
import type { Timeline } from '../timeline.ts'
import { frameAt, type Measures } from './frame.ts'
import { Phone } from './phone.tsx'
import { Recording } from './recording.ts'

/** What the script that renders the videos does with this page, over and over. */
export interface Stage {
  /** Sets the scene; once its fonts are there it can be shown. */
  begin: (conversation: Conversation, timeline: Timeline, lang: string) => Promise<void>
  /** Shows a time and returns what tells this frame from others. */
  show: (time: number) => string
  Recording: typeof Recording
}

const root = createRoot(element('#stage'))
let render: (time: number) => string

const stage: Stage = { begin, show: (time) => render(time), Recording }
Object.assign(window, { stage })

async function begin(conversation: Conversation, timeline: Timeline, lang: string): Promise<void> {
  document.documentElement.lang = lang
  // A page leaves a late typeface out for good; here is time to wait for it.
  for (const face of document.fonts) face.display = 'block'
  let measures: Measures = { typing: [], message: [], lines: [] }
  render = (time) => {
    const frame = frameAt(time, timeline, measures)
    const { lines } = measures
    flushSync(() => root.render(<Phone {...{ conversation, timeline, frame, lines }} />))
    return JSON.stringify(frame)
  }
  render(0)
  await Promise.all(['700 22px "Bricolage Grotesque"', '400 17px "Instrument Sans"'].map(loadFont))
  measures = measure()
}

async function loadFont(font: string): Promise<void> {
  const faces = await document.fonts.load(font, 'aç')
  if (faces.length === 0) throw new Error(`There is no font ${font}`)
}

/** What stays free under the newest message. */
const MARGIN = 14

/** Of `.typing` in stage.css. */
const TYPING_HEIGHT = 42

function measure(): Measures {
  const list = element('ol').getBoundingClientRect()
  const room = element('.window').clientHeight - MARGIN
  const items = [...document.querySelectorAll('li')].map((item) => item.getBoundingClientRect())
  return {
    typing: items.map(({ top }) => Math.max(0, top + TYPING_HEIGHT - list.top - room)),
    message: items.map(({ bottom }) => Math.max(0, bottom - list.top - room)),
    lines: [...document.querySelectorAll('li > p > span')].map(longestLine),
  }
}

/** A paragraph of two lines is as wide as it may be; a bubble should be as wide as its text. */
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
