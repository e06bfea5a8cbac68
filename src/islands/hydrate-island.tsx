import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { IslandRoot, type IslandData } from './island-root.tsx'

// They arrive with the first island: nothing before it has to be repeated.
export { repeatEvent, tellPlace } from './missed-events.ts'

/**
 * Hydrates an island; resolves once it answers to events. In one go, its effects included: a
 * visitor may be waiting, and every pause lets a slow phone paint a frame in between.
 */
export function hydrateIsland(
  container: Element,
  name: string,
  Island: ComponentType<object>,
  { language, props }: IslandData<object>,
): Promise<void> {
  return new Promise((resolve) => {
    flushSync(() => {
      hydrateRoot(
        container,
        <IslandRoot Island={Island} language={language} props={props} onReady={resolve} />,
        { identifierPrefix: name },
      )
    })
  })
}
