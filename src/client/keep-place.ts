import { sectionBeingRead } from './active-section.ts'

/** Lets the flags lead to the section that is being read, or to the open tab in it. */
export function keepPlaceAcrossLanguages(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.languages a')) {
    const aim = () => {
      link.hash = place()
    }
    // Before the browser opens, previews or prerenders the address.
    link.addEventListener('pointerover', aim)
    link.addEventListener('focus', aim)
    link.addEventListener('click', aim)
  }
}

function place(): string {
  const section = sectionBeingRead()
  if (section === null) return ''
  // The first tab is open anyway, unless the address names it.
  const tab = section.querySelector<HTMLElement>('[role=tab][aria-selected=true]:not(:first-child)')
  if (tab !== null) return `#${tab.dataset['anchor']}`
  return location.hash.startsWith(`#${section.id}/`) ? location.hash : `#${section.id}`
}
