/** Opens the `details` element that contains the URL's target; not all browsers do this. */
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
