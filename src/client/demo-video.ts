/** Distance from the viewport at which the poster starts to load, as for islands. */
const MARGIN = '800px'

/**
 * Defers what the markup alone would load with the page: the poster until the video is near the
 * viewport, the captions in the language of the page until it first plays.
 */
export function enhanceDemoVideo(): void {
  const video = document.querySelector('video')
  if (!video) return
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      video.poster = video.dataset['poster'] ?? ''
    },
    { rootMargin: MARGIN },
  )
  // Not the video itself: `content-visibility` skips its layout far from the viewport.
  observer.observe(video.parentElement ?? video)
  video.addEventListener('play', () => showCaptions(video), { once: true })
}

function showCaptions({ textTracks }: HTMLVideoElement): void {
  const tracks = [...textTracks]
  if (tracks.some(({ mode }) => mode === 'showing')) return
  const own = tracks.find(({ language }) => language === document.documentElement.lang)
  if (own) own.mode = 'showing'
}
