import { sectionBelowFirst } from './floating-navigation.client.ts'

/** Makes the language links point to the current section or its open tab. */
export function addSectionToLanguageLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) {
    const update = () => {
      link.hash = currentFragment()
    }
    // Updated before the browser opens, previews or prerenders the URL.
    link.addEventListener('pointerover', update)
    link.addEventListener('focus', update)
    link.addEventListener('click', update)
  }
}

function currentFragment(): string {
  const section = sectionBelowFirst()
  if (section === undefined) return ''
  // The first tab is the default and needs no fragment, unless the URL already names a tab.
  const tab = section.querySelector<HTMLElement>('[role=tab][aria-selected=true]:not(:first-child)')
  if (tab !== null) return `#${tab.dataset['anchor']}`
  return location.hash.startsWith(`#${section.id}/`) ? location.hash : `#${section.id}`
}
