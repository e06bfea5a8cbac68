import { useLayoutEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { Slot } from '../../../islands/slot.tsx'
import { showExchange } from './exchange-motion.ts'

interface ExchangeProps {
  question: number
  isAwaited: boolean
  /** Whether the question was asked on this page, not before a reload. */
  isNew: boolean
  children: ReactNode
}

/** A question and its answer, for which space is reserved from the start. */
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
      {/* A new element, because screen readers announce what is added to a log. */}
      <Reply key={String(isAwaited)} question={question} isHidden={isAwaited} />
    </div>
  )
}

/**
 * The answer from the build, or a copy of it from the list. A slot can only be hydrated, and the copy
 * is cloned, because Trusted Types forbid setting HTML from strings, even empty ones.
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
    const answers = reply.current?.closest('.ask')?.querySelectorAll('.answers .reply')
    reply.current?.replaceChildren(...(answers?.[question]?.cloneNode(true).childNodes ?? []))
  }, [question])
  if (isFromBuild) return <Slot name={String(question)} className="reply" />
  return <div ref={reply} className="reply" aria-hidden={isHidden} />
}

/** Hydration happens once. */
const subscribe = () => () => {}
