import type { ViteDevServer } from 'vite'

/** Tells the pages that are open in browsers what has changed. */
export interface OpenPages {
  /** A page is about to be made, of the sources as they are now. */
  asked(): void
  /** A source is not as it was. */
  changed(): void
  reload(): void
}

/**
 * Vite tells a change to the pages that are connected, and forgets it. A page that was sent
 * before the change, and connects after it, would go on showing what was.
 */
export function openPages({ ws, environments }: ViteDevServer): OpenPages {
  /** Whether no page was made since the last change. */
  let allAreOld = false
  const reload = () => environments.client.hot.send({ type: 'full-reload' })
  ws.on('connection', () => {
    if (allAreOld) reload()
  })
  return {
    asked() {
      allAreOld = false
    },
    changed() {
      allAreOld = true
    },
    reload,
  }
}
