import type { ComponentType, ReactNode } from 'react'
import { IslandRoot } from '../../../../src/islands/island-root.tsx'
import type { Language } from '../../../../src/language.tsx'
import { SlotContext } from '../replacements/slot.tsx'

interface AstroIslandProps<Props extends object> {
  language: Language
  props: Props
  /** Astro passes each slot as a prop with a camel-case name. */
  [slot: string]: ReactNode | Language | Props
}

/** Wraps an island of the site and provides its language and its slots. */
export function asAstroIsland<Props extends object>(Island: ComponentType<Props>) {
  return function AstroIsland({ language, props, ...slots }: AstroIslandProps<Props>) {
    const named = Object.entries(slots).map(([slot, node]) => [kebabCase(slot), node])
    return (
      <SlotContext value={Object.fromEntries(named)}>
        <IslandRoot Island={Island} language={language} props={props} />
      </SlotContext>
    )
  }
}

function kebabCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
