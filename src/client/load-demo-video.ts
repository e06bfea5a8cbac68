import { whenNear } from '../islands/client/when-near.ts'

/**
 * Loads the demo video's script when the video is near the viewport. Until then, the browser's own
 * controls work.
 */
export function loadDemoVideo(): void {
  const video = document.querySelector('video')
  if (!video) return
  whenNear(video, () => {
    void import('./demo-video.ts').then(({ enhanceDemoVideo }) => enhanceDemoVideo(video))
  })
}
