/** How far from the screen the poster begins to load; islands begin there too. */
const MARGIN = '800px'

/**
 * What the demo video gets late, because the markup alone would load it with the
 * page: its poster when it comes near, the captions of the page's language when
 * it first plays.
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
  // Not the video itself: far from the screen browsers do not lay it out.
  observer.observe(video.parentElement ?? video)
  video.addEventListener('play', () => showCaptions(video), { once: true })
}

function showCaptions({ textTracks }: HTMLVideoElement): void {
  const tracks = [...textTracks]
  if (tracks.some(({ mode }) => mode === 'showing')) return
  const own = tracks.find(({ language }) => language === document.documentElement.lang)
  if (own) own.mode = 'showing'
}
