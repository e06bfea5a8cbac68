import { useRef, useState, type MouseEvent } from 'react'
import { fill } from '../../../content/placeholders.ts'
import { Slot } from '../../../islands/slot.tsx'
import { useConversation } from './conversation.ts'
import { Exchange } from './exchange.tsx'
import { fillInQuestion, HAND_OVER } from './hand-over.ts'
import './new-exchanges.css'

export interface AskYouBotProps {
  questions: readonly string[]
  words: Record<
    'log' | 'visitor' | 'choose' | 'asked' | 'again' | 'restarted' | 'handedOver' | 'message',
    string
  >
}

/**
 * Questions for YouBot with prepared answers. The answers are static content in a list of `details`
 * that is shown without JavaScript and in print; the conversation copies them and shows the last
 * two exchanges. It begins with the first question, so that hydration does not change the layout.
 */
export function AskYouBot({ questions, words }: AskYouBotProps) {
  const { asked, awaited, latest, ask, startAgain } = useConversation(questions.length)
  const chips = useRef<HTMLDivElement>(null)
  /** The key of the text that screen readers announce. */
  const [announcement, announce] = useState<'restarted' | 'handedOver'>()
  const current = asked.at(-1) ?? 0

  const takeQuestionAlong = (event: MouseEvent<HTMLElement>) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(`[${HAND_OVER}]`)
    const exchange = link?.closest<HTMLElement>('[data-question]')
    if (!link || !exchange) return
    const answered = Number(exchange.dataset['question'])
    const last = asked.findLast((question) => question !== answered) ?? answered
    const message = fill(words.message, { question: questions[last] ?? '' })
    if (fillInQuestion(link, message)) announce('handedOver')
  }

  return (
    <div className="ask" data-uncovered="">
      <div className="chat">
        <div ref={chips} className="chips">
          <div className="choose">
            <p>{words.choose}</p>
            <button
              type="button"
              className={asked.length > 0 ? 'again' : 'again unused'}
              onClick={() => {
                startAgain()
                announce('restarted')
                // The button disappears, but the focus must not be lost.
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
                    announce(undefined)
                  }}
                />
              </li>
            ))}
          </ul>
          <p className="visually-hidden" role="status">
            {announcement && words[announcement]}
          </p>
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Enter clicks links as well. */}
        <div className="log" role="log" aria-label={words.log} onClick={takeQuestionAlong}>
          {[0, ...asked].map(
            (question, position) =>
              position >= asked.length - 1 && (
                <Exchange
                  key={`${position} ${question}`}
                  question={question}
                  isAwaited={position - 1 === awaited}
                  isNew={position - 1 === latest}
                >
                  <Question text={questions[question]} {...words} />
                </Exchange>
              ),
          )}
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
      <Slot name="note" className="ask-note note" />
    </div>
  )
}

interface ChipProps {
  text: string
  isCurrent: boolean
  /** Read by screen readers after the question; undefined if it has not been asked. */
  asked: string | undefined
  onClick: () => void
}

/** A selectable question. Asked questions have a check mark; the latest has a chevron instead. */
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
