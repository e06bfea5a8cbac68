import { createContext, memo, useContext, type HTMLAttributes } from 'react'

/** In the build, each slot's HTML, keyed by slot name; in the browser, an empty object. */
export const SlotContext = createContext<Readonly<Record<string, string>>>({})

interface SlotProps extends HTMLAttributes<HTMLElement> {
  name: string
  /** Use `span` in phrasing content. */
  as?: 'div' | 'span'
}

/** Static content within an island, rendered in the build and skipped by hydration. */
export const Slot = memo(
  function Slot({ name, as: Tag = 'div', ...rest }: SlotProps) {
    const html = useContext(SlotContext)[name] ?? ''
    return <Tag {...rest} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
  },
  () => true,
)
