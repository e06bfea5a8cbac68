/** How the visitor reached this page: through a link or URL, a reload, or the session history. */
export function navigationType(): NavigationTimingType {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming ? navigation.type : 'navigate'
}
