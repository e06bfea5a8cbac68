import { renderToStaticMarkup } from 'react-dom/server'
import type { Recording } from './recording.ts'
import type { Situation } from './situations.ts'
import { Waterfall } from './waterfall.tsx'

const titles: Record<Situation, string> = {
  'first-load': 'First load of /en',
  scroll: 'Read to the end, a screen every half second',
  form: 'The form is touched',
  'language-switch': 'To another language: pointer on a flag, then a click',
  'prices-and-back': 'To the prices and back',
  'second-visit': 'A second visit',
}

/** An SVG for each situation. */
export function drawSituations(recordings: Record<Situation, Recording>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(titles).map(([name, title]) => {
      const recording = recordings[name as Situation]
      const times = [
        ...recording.files.map(({ end }) => end),
        ...recording.moments.map(({ at }) => at),
      ]
      const svg = renderToStaticMarkup(<Waterfall title={title} {...recording} {...span(times)} />)
      return [name, `${svg}\n`]
    }),
  )
}

/** All that happened, with a little air at the end. */
function span(times: number[]): { from: number; until: number } {
  return { from: 0, until: Math.ceil((Math.max(...times) * 1.02) / 50) * 50 }
}
