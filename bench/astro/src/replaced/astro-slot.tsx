import { createContext, useContext, type ReactNode } from 'react'

/** What Astro hands an island for each of its slots, by name. */
export const SlotContext = createContext<Readonly<Record<string, ReactNode>>>({})

/** Stands for `Slot` of the site: Astro keeps the HTML of a slot through hydration. */
export function Slot({ name }: { name: string }) {
  return <div>{useContext(SlotContext)[name]}</div>
}
