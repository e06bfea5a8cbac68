import { useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { fill } from '../../../content/placeholders.ts'
import { Slot } from '../../../islands/slot.tsx'
import { useConversation } from './conversation.ts'
import { handOver, HAND_OVER } from './hand-over.ts'
import './new-exchanges.css'

export interface AskYouBotProps {
  questions: readonly string[]
  words: Record<
    'log' | 'visitor' | 'choose' | 'asked' | 'again' | 'restarted' | 'handedOver' | 'message',
    string
  >
}

/**
 * Questions to YouBot with prepared answers. The answers are static content, in a list of `details`
 * that is shown without JavaScript and in print; the conversation copies them. It contains the
 * first answer from the start, so that hydration does not change the layout.
 */
export function AskYouBot({ questions, words }: AskYouBotProps) {
  const { asked, awaited, latest, ask, startAgain } = useConversation(questions.length)
  const chips = useRef<HTMLDivElement>(null)
  /** The last text announced to screen readers. */
  const [said, say] = useState<'restarted' | 'handedOver'>()
  const current = asked.at(-1) ?? 0

  const takeQuestionAlong = (event: MouseEvent<HTMLElement>) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(`[${HAND_OVER}]`)
    const exchange = link?.closest<HTMLElement>('[data-question]')
    if (!link || !exchange) return
    const answered = Number(exchange.dataset['question'])
    const last = asked.findLast((question) => question !== answered) ?? answered
    const message = fill(words.message, { question: questions[last] ?? '' })
    if (handOver(link, message)) say('handedOver')
  }

  return (
    <div className="ask">
      <div className="chat">
        <div ref={chips} className="chips">
          <div className="choose">
            <p>{words.choose}</p>
            <button
              type="button"
              className={asked.length > 0 ? 'again' : 'again unused'}
              onClick={() => {
                startAgain()
                say('restarted')
                // The button disappears, but the focus must not.
                chips.current?.querySelector<HTMLElement>('.chip')?.focus()
              }}
            >
              {words.again}
            </button>
          </div>
          <ul role="list">
            {questions.map((text, question) => (
              <li key={text}>
                <Chip
                  text={text}
                  isCurrent={question === current}
                  asked={question === 0 || asked.includes(question) ? words.asked : undefined}
                  onClick={() => {
                    ask(question)
                    say(undefined)
                  }}
                />
              </li>
            ))}
          </ul>
          <p className="visually-hidden" role="status">
            {said && words[said]}
          </p>
        </div>
        <div className="stage">
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- The keyboard clicks links as well. */}
          <div
            className="log"
            role="log"
            aria-label={words.log}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls.
            tabIndex={0}
            onClick={takeQuestionAlong}
          >
            <div className="exchange" data-question={0}>
              <Question text={questions[0]} {...words} />
              <Slot name="0" className="reply" />
            </div>
            {asked.map((question, position) => (
              <Exchange
                key={`${position} ${question}`}
                question={question}
                isAwaited={position === awaited}
                isNew={position === latest}
              >
                <Question text={questions[question]} {...words} />
              </Exchange>
            ))}
          </div>
        </div>
      </div>
      <div className="answers">
        {questions.map((text, question) => (
          <details key={text} className="fold" open={question === 0}>
            <summary>{text}</summary>
            <Slot name={String(question)} className="reply" />
          </details>
        ))}
      </div>
    </div>
  )
}

interface ChipProps {
  text: string
  isCurrent: boolean
  /** Read by screen readers after the question, if it was asked. */
  asked: string | undefined
  onClick: () => void
}

/** A question to choose. Questions that were asked have a mark, the last one a different mark. */
function Chip({ text, isCurrent, asked, onClick }: ChipProps) {
  const state = isCurrent ? ' current' : asked ? ' used' : ''
  return (
    <button
      type="button"
      className={`chip${state}`}
      aria-current={isCurrent || undefined}
      onClick={onClick}
    >
      {text}
      {!isCurrent && asked && <span className="visually-hidden"> ({asked})</span>}
    </button>
  )
}

function Question({ text, visitor }: { text: string | undefined; visitor: string }) {
  return (
    <p className="question">
      <span className="visually-hidden">{visitor}: </span>
      {text}
    </p>
  )
}

interface ExchangeProps {
  question: number
  isAwaited: boolean
  /** Whether it was asked on this page, not before a reload. */
  isNew: boolean
  children: ReactNode
}

/**
 * A question and its answer, whose space is reserved from the start. The log, not the page, scrolls
 * to it.
 */
function Exchange({ question, isAwaited, isNew, children }: ExchangeProps) {
  const exchange = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = exchange.current
    if (!element) return
    if (isNew && !isScrolledByLog(element)) {
      element.scrollIntoView({ block: 'start' })
      return
    }
    if (!isAwaited) {
      scrollLogTo(element, 'instant')
      return
    }
    // After the next paint, so that the chip responds at once.
    const timer = setTimeout(() => {
      moveFromChip(element, scrollLogTo(element, 'smooth'))
    })
    return () => clearTimeout(timer)
  }, [isAwaited, isNew])
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

/** Whether the log scrolls to an exchange. In small windows, the page does. */
function isScrolledByLog({ parentElement }: Element): boolean {
  return parentElement !== null && getComputedStyle(parentElement).overflowY !== 'visible'
}

/** Scrolls the log to an exchange, or to its end, and returns the distance in pixels. */
function scrollLogTo(exchange: Element, behavior: ScrollBehavior): number {
  const log = exchange.parentElement
  if (!log) return 0
  const distance = Math.min(
    exchange.getBoundingClientRect().top - log.getBoundingClientRect().top,
    log.scrollHeight - log.clientHeight - log.scrollTop,
  )
  log.scrollBy({ top: distance, behavior })
  return distance
}

/** Moves a copy of the question from its chip, because the log clips what is outside it. */
function moveFromChip(exchange: Element, distance: number): void {
  const chat = exchange.closest('.chat')
  const chip = chat?.querySelector('.current')
  const question = exchange.querySelector('.question')
  if (!chat || !chip || !question) return
  const [origin, from, to] = [chat, chip, question].map((one) => one.getBoundingClientRect())
  if (!origin || !from || !to) return
  const copy = question.cloneNode(true) as HTMLElement
  copy.classList.add('moving')
  copy.ariaHidden = 'true'
  copy.style.left = `${to.left - origin.left}px`
  copy.style.top = `${to.top - distance - origin.top}px`
  copy.style.width = `${to.width}px`
  copy.style.height = `${to.height}px`
  const translate = `${from.left - to.left}px ${from.top - to.top + distance}px`
  const timing = { duration: 350, easing: 'cubic-bezier(0.4, 0.1, 0.2, 1)' }
  chat.append(copy)
  question.animate({ opacity: [0, 0] }, timing)
  const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(chip)
  // Wide enough to break the text into the same lines all along.
  const width = `${Math.max(from.width, to.width)}px`
  const height = `${from.height}px`
  const looks = { width, height, backgroundColor, fontSize, fontWeight }
  // The colour changes at once, so that the text is legible throughout.
  const movement = copy.animate(
    [{ translate, color, ...looks }, { color, offset: 0.2 }, { color: 'white', offset: 0.21 }, {}],
    timing,
  )
  movement.onfinish = () => copy.remove()
  chip.animate({ color: ['transparent', 'transparent'] }, { duration: 120 })
}

function CopiedReply({ question, isHidden }: { question: number; isHidden: boolean }) {
  const reply = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const answers = reply.current?.closest('.ask')?.querySelectorAll('.answers .reply')
    reply.current?.replaceChildren(...(answers?.[question]?.cloneNode(true).childNodes ?? []))
  }, [question])
  return <div ref={reply} className="reply" aria-hidden={isHidden} />
}
