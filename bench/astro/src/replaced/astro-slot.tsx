import { createContext, useContext, type HTMLAttributes, type ReactNode } from 'react'

/** What Astro hands an island for each of its slots, by name. */
export const SlotContext = createContext<Readonly<Record<string, ReactNode>>>({})

interface SlotProps extends HTMLAttributes<HTMLElement> {
  name: string
  as?: 'div' | 'span'
}

/** Stands for `Slot` of the site: Astro keeps the HTML of a slot through hydration. */
export function Slot({ name, as: Tag = 'div', ...rest }: SlotProps) {
  return <Tag {...rest}>{useContext(SlotContext)[name]}</Tag>
}
