import { drawWhenSeen } from './client/draw-when-seen.ts'
import { enableScrollAnchoring, scrollSmoothlyWithinPage } from './client/scrolling.ts'
import { removeBrokenFlags } from './components/flag.client.ts'
import { rememberPause } from './components/motion-control.client.ts'
import { loaders } from './islands/client/island-loaders.ts'
import { hydrateIslands, requestHydration } from './islands/client/schedule-hydration.ts'
import { saveDraftOnInput } from './islands/contact-draft.ts'
import { keepNavigationUpdated } from './layout/floating-navigation.client.ts'
import { showCurrentYear } from './layout/footer.client.ts'
import { addSectionToLanguageLinks } from './layout/header.client.ts'
import { loadDemoVideo } from './sections/chatbot/demo-video.client.ts'
import { finishWord } from './sections/hero/finish-word.client.ts'
import { openTabFromUrl } from './sections/solutions/open-tab-from-url.client.ts'

/** Starts all client-side features. Large modules, such as islands, are loaded only when needed. */
function start(): void {
  if (document.querySelector('[data-not-found]')) {
    console.warn(`404: ${location.pathname}`)
  }
  rememberPause(finishWord)
  saveDraftOnInput()
  hydrateIslands(loaders)
  keepNavigationUpdated()
  openTabFromUrl(requestHydration)
  addSectionToLanguageLinks()
  enableScrollAnchoring()
  scrollSmoothlyWithinPage()
  showCurrentYear()
  removeBrokenFlags()
  loadDemoVideo()
  drawWhenSeen()
}

/** Calls `start` once the document has been parsed and, if it is being prerendered, activated. */
function startWhenReady(): void {
  const { prerendering, readyState } = document
  const awaited = prerendering
    ? 'prerenderingchange'
    : readyState === 'loading' && 'DOMContentLoaded'
  if (awaited) document.addEventListener(awaited, startWhenReady, { once: true })
  else start()
}

startWhenReady()
