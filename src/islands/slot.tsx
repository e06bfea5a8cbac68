import { createContext, memo, useContext, type HTMLAttributes } from 'react'

/** HTML of the slots by name in the build; nothing in the browser. */
export const SlotContext = createContext<Readonly<Record<string, string>>>({})

interface SlotProps extends HTMLAttributes<HTMLElement> {
  name: string
  /** `span` where a block element may not stand. */
  as?: 'div' | 'span'
}

/**
 * A part of an island that needs no script: rendered in the build, kept as it
 * stands by hydration, and never rendered again. Its words are shipped once, as HTML.
 */
export const Slot = memo(
  function Slot({ name, as: Tag = 'div', ...rest }: SlotProps) {
    const html = useContext(SlotContext)[name] ?? ''
    return <Tag {...rest} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
  },
  () => true,
)
