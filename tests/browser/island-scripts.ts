import type { Locator, Page } from 'playwright/test'

/** Locates an island's container. */
export function island(page: Page, name: string): Locator {
  return page.locator(`[data-island="${name}"]`)
}

/** Locates an island's container, but only if the island is hydrated. */
export function hydratedIsland(page: Page, name: string): Locator {
  return island(page, name).and(page.locator('[data-hydrated]'))
}

/** Hydrates an island now, wherever it is on the page, and resolves once it handles events. */
export async function requestHydration(page: Page, name: string): Promise<void> {
  const container = island(page, name)
  await container.waitFor({ state: 'attached' })
  await container.evaluateAll(hydrate)
}

/** Hydrates every island on the page, or all but one. */
export async function hydrateAll(page: Page, { except = '' } = {}): Promise<void> {
  await page.locator(`[data-island]:not([data-island="${except}"])`).evaluateAll(hydrate)
}

/**
 * Runs in the page: hydrates islands, and resolves once they handle events.
 *
 * @throws an error that contains the name of an island that failed
 */
async function hydrate(islands: Element[]): Promise<void> {
  const hydrated = islands.map(
    (element) =>
      new Promise<void>((resolve, reject) => {
        const { dataset } = element as HTMLElement
        const check = () => {
          if ('failed' in dataset) reject(new Error(`The island ${dataset['island']} failed`))
          if ('hydrated' in dataset) resolve()
        }
        new MutationObserver(check).observe(element, { attributes: true })
        check()
        element.dispatchEvent(new Event('hydrate'))
      }),
  )
  await Promise.all(hydrated)
}

/**
 * Delays an island's script until the returned `hydrate` is called.
 *
 * @param name the island's name, which is also the prefix of its script's file name
 */
export async function delayScript(page: Page, name: string) {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const url = scriptUrl(name)
  const requested = page.waitForRequest(url)
  await page.route(url, async (route) => {
    await released
    await route.continue()
  })
  return {
    /** Resolves once the page requests the script. */
    requested,
    /** Lets the script load and waits until its island is hydrated. */
    hydrate: async () => {
      await requested
      release()
      await hydratedIsland(page, name).waitFor({ state: 'attached' })
    },
  }
}

/** Makes requests for a script fail. */
export async function blockScript(page: Page, name: string): Promise<void> {
  await page.route(scriptUrl(name), (route) => route.abort())
}

export function scriptUrl(name: string): RegExp {
  return new RegExp(`/assets/${name}-[^/]+\\.js$`)
}
