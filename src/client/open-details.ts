/** Opens the `details` element around the URL's target in browsers that do not do so themselves. */
export function openDetailsFromUrl(): void {
  const open = () => {
    const target = document.getElementById(location.hash.slice(1))
    const details = target?.closest('details')
    if (!details || details.open) return
    details.open = true
    target?.scrollIntoView()
  }
  addEventListener('hashchange', open)
  open()
}
