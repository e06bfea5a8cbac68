/** Scrolls to an island, so that `client:visible` hydrates it. */
export function requestHydration(name: string): void {
  document.querySelector(`[data-island="${name}"]`)?.scrollIntoView()
}

/** Does nothing, because Astro hydrates the islands. */
export function hydrateIslands(): void {}
