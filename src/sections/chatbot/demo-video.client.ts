import { whenOnline } from '../../client/when-online.ts'
import { whenVisible } from '../../client/when-visible.ts'

/**
 * Loads the demo video's script when the video is near the viewport. Until then, or if loading
 * fails, the video has the browser's own controls.
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
