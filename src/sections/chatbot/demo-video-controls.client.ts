/**
 * Loads the poster, and shows either the browser's controls or the play icon: the controls while
 * the video is playing, in full screen or focused by keyboard, and while its seek bar is dragged;
 * otherwise, the icon. Without this script, the controls are always visible.
 */
export function enhanceDemoVideo(video: HTMLVideoElement): void {
  let hasKeyboardFocus = false
  /** Whether the video was paused when the space bar was pressed. */
  let wasPaused = true
  const update = () => {
    video.controls =
      !video.paused ||
      hasKeyboardFocus ||
      video.matches(':fullscreen') ||
      // Browsers pause the video while the visitor drags the seek bar.
      (video.controls && video.matches(':active'))
  }
  const play = () => {
    // `play()` rejects if the video is paused before playback starts.
    void video.play().catch(() => {})
    // On phones, the video is too small to read inline; browsers may refuse full screen.
    if (video.clientWidth < 200) video.requestFullscreen?.().catch(() => {})
  }

  /**
   * Whether the key is the space bar and the video itself has the focus: `:focus` does not match
   * while one of the video's controls has the focus.
   */
  const isSpaceBar = ({ key }: KeyboardEvent) => key === ' ' && video.matches(':focus')

  video.addEventListener('focus', () => {
    hasKeyboardFocus = video.matches(':focus-visible')
  })
  video.addEventListener('blur', () => {
    hasKeyboardFocus = false
  })
  video.addEventListener('click', () => {
    // When visible, the controls themselves respond to clicks on the video.
    if (!video.controls) play()
  })
  video.addEventListener('keydown', (event) => {
    hasKeyboardFocus = true
    if (!isSpaceBar(event)) return
    // WebKit would otherwise scroll the page.
    event.preventDefault()
    if (!event.repeat) wasPaused = video.paused
  })
  video.addEventListener('keyup', (event) => {
    // In Chromium, the key has already played or paused the video, despite `preventDefault()`.
    if (!isSpaceBar(event) || video.paused !== wasPaused) return
    if (wasPaused) play()
    else video.pause()
  })
  for (const type of ['focus', 'blur', 'keydown', 'play', 'pause', 'ended', 'fullscreenchange']) {
    video.addEventListener(type, update)
  }
  // By the next frame, the seek bar is no longer active.
  addEventListener('pointerup', () => requestAnimationFrame(update))

  video.poster = video.dataset['poster'] ?? ''
  update()
}
