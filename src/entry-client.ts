import { removeBrokenFlags } from './client/broken-flags.ts'
import { showCurrentYear } from './client/current-year.ts'
import { drawWhenSeen } from './client/draw-when-seen.ts'
import { loadDemoVideo } from './client/load-demo-video.ts'
import { keepNavigationUpdated } from './client/navigation-state.ts'
import { rememberPause } from './client/pause-motion.ts'
import { enableScrollAnchoring, scrollSmoothlyWithinPage } from './client/scrolling.ts'
import { addSectionToLanguageLinks, openDetailsFromUrl } from './client/url-fragments.ts'
import { loaders } from './islands/client/island-loaders.ts'
import { openTabFromUrl } from './islands/client/open-tab-from-url.ts'
import { hydrateIslands } from './islands/client/schedule-hydration.ts'
import { saveDraftOnInput } from './islands/contact-draft.ts'

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
  loadDemoVideo()
  drawWhenSeen()
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
