import { createContext, memo, useContext } from 'react'

/** HTML of the slots by name in the build; nothing in the browser. */
export const SlotContext = createContext<Readonly<Record<string, string>>>({})

/**
 * A part of an island that needs no script: rendered in the build, kept as it
 * stands by hydration, and never rendered again. Its words are shipped once, as HTML.
 */
export const Slot = memo(
  function Slot({ name }: { name: string }) {
    const html = useContext(SlotContext)[name] ?? ''
    return <div dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
  },
  () => true,
)
