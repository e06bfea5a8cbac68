/**
 * Shows the captions of the page's language once the video plays. Named `default`
 * in the page they would be loaded with it.
 */
export function showCaptionsOnPlay(): void {
  const video = document.querySelector('video')
  video?.addEventListener(
    'play',
    () => {
      const tracks = [...video.textTracks]
      if (tracks.some(({ mode }) => mode === 'showing')) return
      const own = tracks.find(({ language }) => language === document.documentElement.lang)
      if (own) own.mode = 'showing'
    },
    { once: true },
  )
}
