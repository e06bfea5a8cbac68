import type { Chatbot } from '../../content/chatbot.ts'
import video from '../../generated/demo-video.json'
import { useLanguage, useWords } from '../../language.tsx'
import { locales } from '../../locales.ts'
import { playingTime } from './playing-time.ts'
import { transcriptId } from './transcript.tsx'

/**
 * The conversation as a video: the browser's own player, which loads nothing
 * before it is played. Its poster waits until it comes near
 * (`src/client/demo-video.ts`): a `poster` is loaded with the page, and so is what
 * is merely `lazy` where the browser does not know how fast the network is.
 */
export function DemoVideo({ description, silent, assistant, status }: Chatbot['conversation']) {
  const { locale } = useLanguage()
  const { languageNames } = useWords('header')
  const { width, height, duration } = video
  const poster = `/video/youbot-${locale}.webp`
  return (
    <figure className="demo-video">
      <div className="screen">
        <noscript>
          <img src={poster} alt="" loading="lazy" {...{ width, height }} />
        </noscript>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- one for each language, below */}
        <video
          controls
          playsInline
          preload="none"
          data-poster={poster}
          aria-label={description}
          aria-describedby={transcriptId}
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
      </div>
      <figcaption className="annotation">
        {assistant} · {status} · {playingTime(duration)} · {silent}
      </figcaption>
    </figure>
  )
}
