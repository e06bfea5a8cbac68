import { useLayoutEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { Slot } from '../../../islands/slot.tsx'
import { showExchange } from './exchange-motion.ts'

interface ExchangeProps {
  question: number
  isAwaited: boolean
  /** Whether this is the latest question asked since the page was loaded. */
  isNew: boolean
  children: ReactNode
}

/** A question and its answer. Space for the answer is reserved while it is awaited. */
export function Exchange({ question, isAwaited, isNew, children }: ExchangeProps) {
  const exchange = useRef<HTMLDivElement>(null)
  useLayoutEffect(
    () => (exchange.current ? showExchange(exchange.current, { isAwaited, isNew }) : undefined),
    [isAwaited, isNew],
  )
  return (
    <div ref={exchange} className="exchange" data-question={question}>
      {children}
      {isAwaited && (
        <p className="answer writing" aria-hidden="true">
          <span /> <span /> <span />
        </p>
      )}
      {/* The key makes this a new element, which screen readers announce as added to the log. */}
      <Reply key={String(isAwaited)} question={question} isHidden={isAwaited} />
    </div>
  )
}

/**
 * The answer from the build, or a copy of it from the list. A slot cannot be mounted after
 * hydration: React would set its HTML from a string, which Trusted Types forbid even if the string
 * is empty. Later answers are therefore cloned from the list.
 */
function Reply({ question, isHidden }: { question: number; isHidden: boolean }) {
  const isHydrating = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  )
  const [isFromBuild] = useState(isHydrating)
  const reply = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const island = reply.current?.closest('[data-root]')
    const answers = island?.querySelectorAll('details > :last-child')
    reply.current?.replaceChildren(...(answers?.[question]?.cloneNode(true).childNodes ?? []))
  }, [question])
  if (isFromBuild) return <Slot name={String(question)} className="reply" />
  return <div ref={reply} className="reply" aria-hidden={isHidden} />
}

/** Never notifies: the value changes only when hydration ends. */
const subscribe = () => () => {}
