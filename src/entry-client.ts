import { hydrateIslands } from './islands/hydrate-islands.ts'
import { followActiveSection } from './client/active-section.ts'
import { enhanceDemoVideo } from './client/demo-video.ts'
import { keepDraft } from './client/keep-draft.ts'
import { keepPlaceAcrossLanguages } from './client/keep-place.ts'
import { showCurrentYear } from './client/current-year.ts'
import { openTabFromUrl } from './client/open-tab.ts'
import { anchorScrollOnceArrived } from './client/scroll-anchoring.ts'
import { jumpSmoothly } from './client/smooth-jumps.ts'

/** The only script of the first load. */
function start(): void {
  if (document.querySelector('.not-found') !== null) {
    console.warn(`404: ${location.pathname}`)
  }
  keepDraft()
  hydrateIslands()
  followActiveSection()
  openTabFromUrl()
  keepPlaceAcrossLanguages()
  anchorScrollOnceArrived()
  jumpSmoothly()
  showCurrentYear()
  enhanceDemoVideo()
}

/** Whatever comes first: the script, the end of the page, or the visit of a page that was prepared. */
function begin(): void {
  const { prerendering, readyState } = document
  const awaited = prerendering
    ? 'prerenderingchange'
    : readyState === 'loading' && 'DOMContentLoaded'
  if (awaited) document.addEventListener(awaited, begin, { once: true })
  else start()
}

begin()
