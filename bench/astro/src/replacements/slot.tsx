import { createContext, useContext, type HTMLAttributes, type ReactNode } from 'react'

/** The slots of an Astro island by name. */
export const SlotContext = createContext<Readonly<Record<string, ReactNode>>>({})

interface SlotProps extends HTMLAttributes<HTMLElement> {
  name: string
  as?: 'div' | 'span'
}

/** Replaces `Slot` of the site: Astro preserves the HTML of slots through hydration. */
export function Slot({ name, as: Tag = 'div', ...rest }: SlotProps) {
  return <Tag {...rest}>{useContext(SlotContext)[name]}</Tag>
}
