import { useLanguage, useWords } from '../../language.tsx'
import video from '../../generated/demo-video.json'
import { locales } from '../../locales.ts'
import type { Chatbot } from './schema.ts'
import { formatTime, TRANSCRIPT_ID } from './transcript.tsx'

/**
 * The conversation as a video, in the browser's native player. `demo-video-controls.client.ts` sets
 * the poster once the video is near the viewport: browsers would load it with the page if it were
 * in the `poster` attribute or, on a network of unknown speed, in an image with `loading="lazy"`.
 */
export function DemoVideo({ description, silent, assistant, status }: Chatbot['conversation']) {
  const { locale } = useLanguage()
  const { languageNames } = useWords('header')
  const { width, height, duration } = video
  const poster = `/video/youbot-${locale}.webp`
  return (
    <figure className="demo-video">
      <noscript>
        <img src={poster} alt="" loading="lazy" {...{ width, height }} />
      </noscript>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- there is one track per language */}
      <video
        controls
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
        <svg viewBox="-1 -1 50 50" width="48" height="48" aria-hidden="true">
          <path fillRule="evenodd" d="M24 0a24 24 0 1 0 .01 0zM18 13 37 24 18 35z" />
        </svg>
        {/* For screen readers, the name and the status that are visible in the video. */}
        <span className="visually-hidden">{assistant}</span>{' '}
        <span className="visually-hidden">{status}</span>{' '}
        <span>
          {formatTime(duration)}
          <span className="silent"> · {silent}</span>
        </span>
      </figcaption>
    </figure>
  )
}
