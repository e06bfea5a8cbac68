/**
 * Hydrates the tabs if the URL fragment has two parts, such as `#solucoes/data-squad`, so that the
 * tab opens. If the second part is unknown, only the section remains in the fragment.
 */
export function openTabFromUrl(requestHydration: (island: 'solutions-tabs') => void): void {
  const open = () => {
    const fragment = location.hash.slice(1)
    const [section = '', tab] = fragment.split('/')
    if (tab === undefined) return
    requestHydration('solutions-tabs')
    const unknown = document.getElementById(fragment) === null
    if (unknown && document.getElementById(section) !== null) {
      // Not scrollIntoView: when the layout shifts, browsers correct the scroll position only after
      // their own fragment navigation.
      location.replace(`#${section}`)
    }
  }
  addEventListener('hashchange', open)
  open()
}
