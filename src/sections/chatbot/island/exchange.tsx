import { useLayoutEffect, useRef, type ReactNode } from 'react'
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
      <CopiedReply key={String(isAwaited)} question={question} isHidden={isAwaited} />
    </div>
  )
}

/**
 * A copy of an answer from the list, cloned because Trusted Types forbid setting HTML from strings.
 */
function CopiedReply({ question, isHidden }: { question: number; isHidden: boolean }) {
  const reply = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const answers = reply.current?.closest('.ask')?.querySelectorAll('.answers .reply')
    reply.current?.replaceChildren(...(answers?.[question]?.cloneNode(true).childNodes ?? []))
  }, [question])
  return <div ref={reply} className="reply" aria-hidden={isHidden} />
}
