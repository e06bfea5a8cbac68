import { wakeIslands } from './islands/wake-islands.ts'
import { followActiveSection } from './every-page/active-section.ts'
import { attendDemoVideo } from './every-page/demo-video.ts'
import { keepDraft } from './every-page/keep-draft.ts'
import { keepPlaceAcrossLanguages } from './every-page/keep-place.ts'
import { showCurrentYear } from './every-page/current-year.ts'
import { followTabAddresses } from './every-page/open-tab.ts'
import { anchorScrollOnceArrived } from './every-page/scroll-anchoring.ts'
import { jumpSmoothly } from './every-page/smooth-jumps.ts'

/** The only script of the first load. */
function start(): void {
  if (document.querySelector('.not-found') !== null) {
    console.warn(`404: ${location.pathname}`)
  }
  keepDraft()
  wakeIslands()
  followActiveSection()
  followTabAddresses()
  keepPlaceAcrossLanguages()
  anchorScrollOnceArrived()
  jumpSmoothly()
  showCurrentYear()
  attendDemoVideo()
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
