import type { Timeline } from '../timeline.ts'

/** Width of the axis in units of its drawing. */
const WIDTH = 320

/** An axis with a tick for each second; messages are plotted on it as they arrive. */
export function TimeAxis({ timeline, plotted }: { timeline: Timeline; plotted: number }) {
  const { moments, duration } = timeline
  const place = (seconds: number) => (seconds / duration) * WIDTH
  const seconds = Array.from({ length: Math.floor(duration) + 1 }, (_, second) => second)
  return (
    <svg className="axis" viewBox={`0 -14 ${WIDTH} 20`} width={WIDTH} height={20}>
      <path className="ticks" d={seconds.map((second) => `M${place(second)} 0v3`).join('')} />
      <path className="line" d={`M0 0H${WIDTH}`} />
      <path className="passed" d={`M0 0H${place(plotted)}`} />
      {moments.map(({ from, arrives }) => {
        const there = plotted >= arrives - 0.01
        const height = from === 'assistant' ? 10 : 6
        return (
          there && <path key={arrives} className={from} d={`M${place(arrives)} 0v${-height}`} />
        )
      })}
      <circle cx={place(plotted)} cy={0} r={3.5} />
    </svg>
  )
}
