import type { Page } from 'playwright/test'

/**
 * Holds back a script of the build, such as that of an island that has yet to
 * wake.
 *
 * @param name the file name without its hash
 */
export async function holdScript(page: Page, name: string) {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const address = scriptAddress(name)
  const requested = page.waitForRequest(address)
  await page.route(address, async (route) => {
    await released
    await route.continue()
  })
  return {
    /** Settles once the page asks for the script. */
    requested,
    /** Lets the script go and waits until the island answers. */
    wake: async () => {
      await requested
      release()
      await page.locator(`[data-island="${name}"][data-hydrated]`).waitFor({ state: 'attached' })
    },
  }
}

/** Lets a script of the build fail to load. */
export async function breakScript(page: Page, name: string): Promise<void> {
  await page.route(scriptAddress(name), (route) => route.abort())
}

export function scriptAddress(name: string): RegExp {
  return new RegExp(`/assets/${name}-[^/]+\\.js$`)
}

/** Settles once the island answers to events, having woken it if it slept. */
export async function requestHydration(page: Page, name: string): Promise<void> {
  const island = page.locator(`[data-island="${name}"]`)
  await island.dispatchEvent('hydrate')
  await page.locator(`[data-island="${name}"][data-hydrated]`).waitFor({ state: 'attached' })
}

/** Wakes every island of the page. */
export async function wakeAll(page: Page): Promise<void> {
  for (const island of await page.locator('[data-island]').all()) {
    await requestHydration(page, (await island.getAttribute('data-island')) ?? '')
  }
}
