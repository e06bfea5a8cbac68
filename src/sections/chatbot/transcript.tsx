import type { Chatbot } from '../../content/chatbot.ts'
import video from '../../generated/demo-video.json'
import { playingTime } from './playing-time.ts'

export const transcriptId = 'chatbot-transcript'

/** The conversation to be read, each message beside the time when the video shows it. */
export function Transcript({ transcript, messages, ...names }: Chatbot['conversation']) {
  return (
    <div className="transcript">
      <h3 className="annotation" id={transcriptId}>
        {transcript}
      </h3>
      <ol>
        {messages.map(({ from, text }, index) => (
          <li key={text} className={from}>
            <p className="annotation">
              {playingTime(video.arrivals[index] ?? video.duration)} <b>{names[from]}</b>
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
