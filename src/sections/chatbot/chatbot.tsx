import { CallToAction } from '../../components/call-to-action.tsx'
import { HeadingLines } from '../../components/line-breaks.tsx'
import { Section } from '../../components/section.tsx'
import type { Chatbot as ChatbotWords } from './schema.ts'
import type { ContentProps } from '../../content/load-content.tsx'
import video from '../../generated/demo-video.json'
import { useLanguage, useWords } from '../../components/language.tsx'
import { locales } from '../../locales.ts'
import { printedUrl } from '../../urls/public-urls.ts'
import { Questions } from './questions.tsx'

const TRANSCRIPT_ID = 'chatbot-transcript'

export default function Chatbot({ content }: ContentProps) {
  const { words, Prose } = content.chatbot
  return (
    <Section name="chatbot" words={words} ground="ink">
      <Questions
        words={words}
        products={content.products.words}
        pricing={content.pricing.words}
        partners={content.partners.words}
      />
      <div className="demo">
        <h3>
          <HeadingLines title={words.demoTitle} />
        </h3>
        <div className="lead">
          <Prose />
        </div>
        <DemoVideo {...words.conversation} />
        <ul role="list">
          {words.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <div className="actions">
          <CallToAction to="pricing" rank="primary" label={words.requestDemo} />
          <p className="note">{words.demoNote}</p>
        </div>
        <Transcript {...words.conversation} />
      </div>
    </Section>
  )
}

/**
 * The conversation as a video, in the browser's native player. When it is near the viewport,
 * `src/client/demo-video.ts` sets the poster and shows a play icon instead of the controls. A
 * `poster` attribute would be loaded with the page, and so would an image with `loading="lazy"` if
 * the browser cannot estimate the network speed.
 */
function DemoVideo({ description, silent, assistant, status }: ChatbotWords['conversation']) {
  const { locale } = useLanguage()
  const { languageNames } = useWords('header')
  const { width, height, duration } = video
  const poster = `/video/youbot-${locale}.webp`
  return (
    <figure className="demo-video">
      <noscript>
        <img src={poster} alt="" loading="lazy" {...{ width, height }} />
      </noscript>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- one per language, below */}
      <video
        controls
        playsInline
        preload="none"
        data-poster={poster}
        // Without controls, a video is not focusable.
        tabIndex={0}
        aria-label={description}
        aria-describedby={TRANSCRIPT_ID}
        {...{ width, height }}
      >
        <source src={`/video/youbot-${locale}.webm`} type="video/webm" />
        <source src={`/video/youbot-${locale}.mp4`} type="video/mp4" />
        {locales.map((other) => (
          <track
            key={other}
            kind="captions"
            srcLang={other}
            label={languageNames[other]}
            src={`/video/captions-${other}.vtt`}
          />
        ))}
      </video>
      <figcaption>
        {/* A disc with a triangle cut out, as on a play button. */}
        <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
          <path fillRule="evenodd" d="M24 0a24 24 0 1 0 .01 0zM18 13 37 24 18 35z" />
        </svg>
        {/* The name and the status that the video shows. */}
        <span className="visually-hidden">{assistant}</span>{' '}
        <span className="visually-hidden">{status}</span> {formatTime(duration)} · {silent}
      </figcaption>
    </figure>
  )
}

/** The conversation as text, each message with its time in the video. */
function Transcript({ transcript, messages, ...names }: ChatbotWords['conversation']) {
  return (
    <details className="transcript fold">
      <summary data-url={printedUrl(useLanguage(), TRANSCRIPT_ID)}>
        <h4 id={TRANSCRIPT_ID}>{transcript}</h4>
      </summary>
      <ol role="list">
        {messages.map(({ from, text }, index) => (
          <li key={text}>
            <p className="note">
              {formatTime(Math.ceil(video.arrivals[index] ?? video.duration))} <b>{names[from]}</b>
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </details>
  )
}

/** Formats seconds as players do: `0:05`. */
function formatTime(seconds: number): string {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
