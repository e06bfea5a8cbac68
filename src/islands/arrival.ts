/** How the visitor came to this page: by a link or an address, by a reload, or by going back or forward. */
export function arrival(): NavigationTimingType {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming ? navigation.type : 'navigate'
}

/** Whether the visitor has been on this page before; the browser then puts them where they were. */
export function hasReturned(): boolean {
  return arrival() === 'reload' || arrival() === 'back_forward'
}
