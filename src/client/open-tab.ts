import { anchors } from '../anchors.ts'
import { requestHydration } from '../islands/hydrate-islands.ts'

/**
 * Follows addresses such as `#solucoes/data-squad`: the tabs wake, open the panel
 * and scroll to it. One whose tail names nothing becomes that of its section.
 */
export function openTabFromUrl(): void {
  const follow = () => {
    const address = location.hash.slice(1)
    const [section = '', tail] = address.split('/')
    if (tail === undefined) return
    if (section === anchors.solutions) requestHydration('solutions-tabs')
    const unknown = document.getElementById(address) === null
    if (unknown && document.getElementById(section) !== null) {
      // Not scrollIntoView: the browser's own jump lasts while fonts still move the page.
      location.replace(`#${section}`)
    }
  }
  addEventListener('hashchange', follow)
  follow()
}
