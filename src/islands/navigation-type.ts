/** Returns how the visitor reached this page: by link or URL, reload, or session history. */
export function navigationType(): NavigationTimingType {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming ? navigation.type : 'navigate'
}
