/** Replaces the site's own: scrolling to an island makes `client:visible` hydrate it. */
export function requestHydration(name: string): void {
  document.querySelector(`[data-island="${name}"]`)?.scrollIntoView()
}

/** Does nothing: the islands are Astro's. */
export function hydrateIslands(): void {}
