import { whenOnline } from '../../client/when-online.ts'
import { whenVisible } from '../../client/when-visible.ts'

/**
 * Loads the demo video's script when the video is near the viewport. Until then, or if that fails,
 * the browser's own controls work.
 */
export function loadDemoVideo(): void {
  const video = document.querySelector('video')
  if (!video) return
  whenVisible(video, () => {
    whenOnline()
      .then(() => import('./demo-video-controls.client.ts'))
      .then(({ enhanceDemoVideo }) => enhanceDemoVideo(video))
      .catch(console.warn)
  })
}
