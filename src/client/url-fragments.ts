import { anchors } from '../anchors.ts'
import { requestHydration } from '../islands/schedule-hydration.ts'
import { sectionBelowHero } from './active-section.ts'

/**
 * Hydrates the tabs when the URL names one, such as `#solucoes/data-squad`; they open the panel.
 * A fragment whose second part is unknown is replaced with that of its section.
 */
export function openTabFromUrl(): void {
  const open = () => {
    const fragment = location.hash.slice(1)
    const [section = '', tab] = fragment.split('/')
    if (tab === undefined) return
    if (section === anchors.solutions) requestHydration('solutions-tabs')
    const unknown = document.getElementById(fragment) === null
    if (unknown && document.getElementById(section) !== null) {
      // Not scrollIntoView: only the browser's own jump is corrected while fonts change the layout.
      location.replace(`#${section}`)
    }
  }
  addEventListener('hashchange', open)
  open()
}

/** Makes the language links point to the current section, or to the open tab in it. */
export function addSectionToLanguageLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.languages a')) {
    const update = () => {
      link.hash = currentFragment()
    }
    // Before the browser opens, previews or prerenders the URL.
    link.addEventListener('pointerover', update)
    link.addEventListener('focus', update)
    link.addEventListener('click', update)
  }
}

function currentFragment(): string {
  const section = sectionBelowHero()
  if (section === undefined) return ''
  // The first tab is the default and needs no fragment, unless the URL names it.
  const tab = section.querySelector<HTMLElement>('[role=tab][aria-selected=true]:not(:first-child)')
  if (tab !== null) return `#${tab.dataset['anchor']}`
  return location.hash.startsWith(`#${section.id}/`) ? location.hash : `#${section.id}`
}
