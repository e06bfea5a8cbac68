import type { ComponentType, ReactNode } from 'react'
import { IslandRoot } from '../../../../src/islands/island-root.tsx'
import type { IslandName } from '../../../../src/islands/hydrate-islands.ts'
import type { Language } from '../../../../src/language.tsx'
import { SlotContext } from '../replaced/astro-slot.tsx'

interface InAstroProps<Props extends object> {
  language: Language
  props: Props
  /** Astro's slots come beside the props, their names in camel case. */
  [slot: string]: ReactNode | Language | Props
}

/** An island of the site as one of Astro's: with its language, and its slots by name. */
export function inAstro<Props extends object>(name: IslandName, Island: ComponentType<Props>) {
  const onReady = () => {
    document.querySelector(`[data-island="${name}"]`)?.setAttribute('data-hydrated', '')
  }
  return function InAstro({ language, props, ...slots }: InAstroProps<Props>) {
    const named = Object.entries(slots).map(([slot, node]) => [kebabCase(slot), node])
    return (
      <SlotContext value={Object.fromEntries(named)}>
        <IslandRoot Island={Island} language={language} props={props} onReady={onReady} />
      </SlotContext>
    )
  }
}

function kebabCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
