import { keepNavigationUpdated } from './client/navigation-state.ts'
import { rememberPause } from './client/pause-motion.ts'
import { enableScrollAnchoring, scrollSmoothlyWithinPage } from './client/scrolling.ts'
import {
  addSectionToLanguageLinks,
  openDetailsFromUrl,
  openTabFromUrl,
} from './client/url-fragments.ts'
import { whenNear } from './islands/client/when-near.ts'
import { loaders } from './islands/client/island-loaders.ts'
import { hydrateIslands } from './islands/client/schedule-hydration.ts'
import { saveDraftOnInput } from './sections/contact/contact-draft.ts'

/** The entry point of the only script that is loaded initially. */
function start(): void {
  if (document.querySelector('.not-found') !== null) {
    console.warn(`404: ${location.pathname}`)
  }
  rememberPause()
  saveDraftOnInput()
  hydrateIslands(loaders)
  keepNavigationUpdated()
  openTabFromUrl()
  openDetailsFromUrl()
  addSectionToLanguageLinks()
  enableScrollAnchoring()
  scrollSmoothlyWithinPage()
  showCurrentYear()
  removeBrokenFlags()
  loadDemoVideoScript()
  drawWhenSeen()
}

/**
 * Loads the demo video's script when the video is near the viewport. Until then, the browser's own
 * controls work.
 */
function loadDemoVideoScript(): void {
  const video = document.querySelector('video')
  if (!video) return
  whenNear(video, () => {
    void import('./client/demo-video.ts').then(({ enhanceDemoVideo }) => enhanceDemoVideo(video))
  })
}

/** Starts each drawing when a third of it is in the viewport (`drawn.css`). */
function drawWhenSeen(): void {
  for (const drawing of document.querySelectorAll('.drawn')) {
    whenNear(drawing, () => drawing.classList.add('seen'), { threshold: 0.33 })
  }
}

/** Replaces the build year in the footer with the current one. */
function showCurrentYear(): void {
  const now = String(new Date().getFullYear())
  for (const year of document.querySelectorAll('[data-year]')) {
    // Setting the same text would still trigger a layout.
    if (year.textContent !== now) year.textContent = now
  }
}

/** Safari draws a frame around an image that failed to load, over the drawn flag. */
function removeBrokenFlags(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('.flag img')) {
    image.decode().catch(() => image.remove())
  }
}

/** Starts once the document is parsed and, if the browser prerenders the page, activated. */
function startWhenReady(): void {
  const { prerendering, readyState } = document
  const awaited = prerendering
    ? 'prerenderingchange'
    : readyState === 'loading' && 'DOMContentLoaded'
  if (awaited) document.addEventListener(awaited, startWhenReady, { once: true })
  else start()
}

startWhenReady()
