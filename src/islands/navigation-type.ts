/** How the visitor got to this page: by a link or URL, by a reload, or through the history. */
export function navigationType(): NavigationTimingType {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming ? navigation.type : 'navigate'
}
