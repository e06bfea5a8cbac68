import { anchors } from '../anchors.ts'
import { wakeIsland } from '../islands/wake-islands.ts'

/** Follows addresses such as `#solucoes/data-squad`: the tabs wake, open the panel and scroll to it. */
export function followTabAddresses(): void {
  const follow = () => {
    if (location.hash.startsWith(`#${anchors.solutions}/`)) wakeIsland('solutions-tabs')
  }
  addEventListener('hashchange', follow)
  follow()
}
