import { Logo } from '../../../src/components/logo.tsx'
import type { Conversation } from '../conversation.ts'
import type { Timeline } from '../timeline.ts'
import { toPixel, type Frame } from './frame.ts'

interface PhoneProps {
  conversation: Conversation
  timeline: Timeline
  frame: Frame
  /** Width of the longest line of each message in pixels, once measured. */
  lines: readonly number[]
  isPoster: boolean
}

/** The screen of the phone in one frame. */
export function Phone({ conversation, timeline, frame, lines, isPoster }: PhoneProps) {
  return (
    <main className={isPoster ? 'poster' : undefined}>
      <header>
        <span className="avatar">
          <Logo />
        </span>
        <p>
          <b>{conversation.assistant}</b>
          <small>{conversation.status}</small>
        </p>
        <TimeAxis timeline={timeline} plotted={frame.plotted} />
      </header>
      <div className="window">
        <ol style={{ translate: `0 ${-frame.moved}px` }}>
          {conversation.messages.map(({ from, text }, index) => (
            <li key={text} className={from}>
              {frame.typing?.message === index && <TypingDots since={frame.typing.since} />}
              <p style={arriving(frame.arrived[index] ?? 0)}>
                <span style={{ display: 'block', width: lines[index] }}>{text}</span>
              </p>
            </li>
          ))}
        </ol>
      </div>
      <footer>
        <span className="composer" />
        <span className="send">
          <svg viewBox="0 0 24 24" width="22" height="22">
            <path d="M12 19V5M5.5 11.5 12 5l6.5 6.5" />
          </svg>
        </span>
      </footer>
    </main>
  )
}

/** A message moves up as it fades in. */
function arriving(progress: number) {
  return { opacity: progress, translate: `0 ${toPixel((1 - progress) * 16)}px` }
}

/** Width of the axis in SVG units. */
const WIDTH = 320

/** An axis with a tick per second, and a longer one for each message that has arrived. */
function TimeAxis({ timeline, plotted }: { timeline: Timeline; plotted: number }) {
  const { moments, duration } = timeline
  const x = (seconds: number) => (seconds / duration) * WIDTH
  const seconds = Array.from({ length: Math.floor(duration) + 1 }, (_, second) => second)
  const arrived = moments.filter(({ arrives }) => plotted >= arrives - 0.01)
  return (
    <svg className="axis" viewBox={`0 -14 ${WIDTH} 20`} width={WIDTH} height={20}>
      <path className="ticks" d={seconds.map((second) => `M${x(second)} 0v3`).join('')} />
      <path className="line" d={`M0 0H${WIDTH}`} />
      <path className="passed" d={`M0 0H${x(plotted)}`} />
      {arrived.map(({ from, arrives }) => {
        const height = from === 'assistant' ? 10 : 6
        return <path key={arrives} className={from} d={`M${x(arrives)} 0v${-height}`} />
      })}
      <circle cx={x(plotted)} cy={0} r={3.5} />
    </svg>
  )
}

/**
 * The typing indicator: three points in the shape of the logo, lit one after the other each second.
 */
function TypingDots({ since }: { since: number }) {
  const points = [
    [6, 15],
    [18, 10],
    [30, 4],
  ] as const
  return (
    <span className="typing" style={{ opacity: Math.min(since / 0.2, 1) }}>
      <svg viewBox="0 0 36 20" width="36" height="20">
        {points.map(([x, y], index) => {
          const lit = Math.max(0, Math.sin(((since % 1) - index * 0.16) * Math.PI * 2))
          const radius = 2.6 + lit * 0.7
          return <circle key={x} cx={x} cy={y - lit * 1.6} r={radius} opacity={0.4 + lit * 0.6} />
        })}
      </svg>
    </span>
  )
}
