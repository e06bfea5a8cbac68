import { updateNavigation } from './client/active-section.ts'
import { enhanceDemoVideo } from './client/demo-video.ts'
import { enableScrollAnchoring, scrollSmoothlyWithinPage } from './client/scrolling.ts'
import {
  addSectionToLanguageLinks,
  openDetailsFromUrl,
  openTabFromUrl,
} from './client/url-fragments.ts'
import { saveDraftOnInput } from './islands/contact-form/draft-storage.ts'
import { hydrateIslands } from './islands/schedule-hydration.ts'

/** The entry point of the only script that is loaded initially. */
function start(): void {
  if (document.querySelector('.not-found') !== null) {
    console.warn(`404: ${location.pathname}`)
  }
  saveDraftOnInput()
  hydrateIslands()
  updateNavigation()
  openTabFromUrl()
  openDetailsFromUrl()
  addSectionToLanguageLinks()
  enableScrollAnchoring()
  scrollSmoothlyWithinPage()
  showCurrentYear()
  enhanceDemoVideo()
}

/** Replaces the build year in the footer with the current one. */
function showCurrentYear(): void {
  const now = String(new Date().getFullYear())
  for (const year of document.querySelectorAll('[data-year]')) {
    // Setting the same text would still trigger a layout.
    if (year.textContent !== now) year.textContent = now
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
