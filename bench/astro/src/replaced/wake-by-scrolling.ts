/** Stands for `wakeIsland` of the site: `client:visible` wakes what comes near the screen. */
export function wakeIsland(name: string): void {
  document.querySelector(`[data-island="${name}"]`)?.scrollIntoView()
}

/** Astro's islands find their marks themselves. */
export function wakeIslands(): void {}
