/** Stands for `requestHydration` of the site: `client:visible` wakes what comes near the screen. */
export function requestHydration(name: string): void {
  document.querySelector(`[data-island="${name}"]`)?.scrollIntoView()
}

/** Astro's islands find their marks themselves. */
export function hydrateIslands(): void {}
