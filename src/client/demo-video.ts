import { whenNear } from './when-near.ts'

/**
 * Defers resources that the markup alone would load with the page: the poster until the video is near
 * the viewport, and the captions in the language of the page until the video is first played.
 */
export function enhanceDemoVideo(): void {
  const video = document.querySelector('video')
  if (!video) return
  // Observe the parent: `content-visibility` skips the layout of the video far from the viewport.
  whenNear(video.parentElement ?? video, () => {
    video.poster = video.dataset['poster'] ?? ''
  })
  video.addEventListener('play', () => showCaptions(video), { once: true })
}

function showCaptions({ textTracks }: HTMLVideoElement): void {
  const tracks = [...textTracks]
  if (tracks.some(({ mode }) => mode === 'showing')) return
  const own = tracks.find(({ language }) => language === document.documentElement.lang)
  if (own) own.mode = 'showing'
}
