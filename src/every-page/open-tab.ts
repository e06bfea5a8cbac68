import { anchors } from '../anchors.ts'
import { wakeIsland } from '../islands/wake-islands.ts'

/**
 * Follows addresses such as `#solucoes/data-squad`: the tabs wake, open the panel
 * and scroll to it. Where the tail names nothing the section is the place to go.
 */
export function followTabAddresses(): void {
  const follow = () => {
    const address = location.hash.slice(1)
    const [section = '', tail] = address.split('/')
    if (tail === undefined) return
    if (section === anchors.solutions) wakeIsland('solutions-tabs')
    if (document.getElementById(address) === null) {
      document.getElementById(section)?.scrollIntoView()
    }
  }
  addEventListener('hashchange', follow)
  follow()
}
