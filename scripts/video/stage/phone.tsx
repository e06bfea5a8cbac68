import { Logo } from '../../../src/components/logo.tsx'
import type { Conversation } from '../conversation.ts'
import type { Timeline } from '../timeline.ts'
import { toPixel, type Frame } from './frame.ts'
import { TimeAxis } from './time-axis.tsx'
import { TypingDots } from './typing-dots.tsx'

interface PhoneProps {
  conversation: Conversation
  timeline: Timeline
  frame: Frame
  /** Width of the longest line of each message in pixels, once measured. */
  lines: readonly number[]
}

/** The screen of the phone at one moment. */
export function Phone({ conversation, timeline, frame, lines }: PhoneProps) {
  return (
    <main>
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

/** A message rises into its place. */
function arriving(progress: number) {
  return { opacity: progress, translate: `0 ${toPixel((1 - progress) * 16)}px` }
}
