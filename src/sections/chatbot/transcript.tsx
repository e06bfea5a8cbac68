import video from '../../generated/demo-video.json'
import type { Chatbot } from './schema.ts'

export const TRANSCRIPT_ID = 'chatbot-transcript'

/** The conversation as text, each message with its time in the video. */
export function Transcript({ transcript, messages, ...names }: Chatbot['conversation']) {
  return (
    <details className="transcript fold">
      <summary>
        <h4 id={TRANSCRIPT_ID}>{transcript}</h4>
      </summary>
      <ol role="list">
        {messages.map(({ from, text }, index) => (
          <li key={index}>
            <p className="note">
              {formatTime(Math.ceil(video.arrivals[index] ?? video.duration))} <b>{names[from]}</b>
            </p>{' '}
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </details>
  )
}

/** Formats a number of seconds as video players do: 5 becomes `0:05`. */
export function formatTime(seconds: number): string {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
