import type { Chatbot } from './schema.ts'
import { AskYouBot } from './island/ask-youbot.tsx'
import { island } from '../../islands/server/island.tsx'
import { site } from '../../settings/site-settings.ts'
import { ExternalLink } from '../../components/external-link.tsx'
import { evidenceDrawings, type EvidenceProps } from './answer-evidence.tsx'

const AskIsland = island('ask-youbot', AskYouBot, { when: 'visible', words: [] })

interface QuestionsProps extends Pick<EvidenceProps, 'products' | 'pricing' | 'partners'> {
  words: Chatbot
}

/** Prepared questions and answers; an answer can have a drawing of what YouBot looked up. */
export function Questions({ words, ...sources }: QuestionsProps) {
  const { ask, conversation } = words
  const { log, visitor, choose, asked, again, restarted, handedOver, message } = ask
  return (
    <AskIsland
      props={{
        questions: ask.questions.map(({ question }) => question),
        words: { log, visitor, choose, asked, again, restarted, handedOver, message },
      }}
      slots={{
        ...Object.fromEntries(
          ask.questions.map((item, index) => [
            String(index),
            <Answer
              key={item.question}
              {...item}
              {...{ ask, ...sources }}
              from={conversation.assistant}
            />,
          ]),
        ),
        note: (
          <>
            {ask.note}{' '}
            <ExternalLink className="text-link" href={site.whatsappUrl}>
              {ask.ownQuestion}
            </ExternalLink>
          </>
        ),
      }}
    />
  )
}

type AnswerProps = Chatbot['ask']['questions'][number] & EvidenceProps & { from: string }

function Answer({ answer, evidence, from, ...sources }: AnswerProps) {
  const Drawing = evidence && evidenceDrawings[evidence.shows]
  return (
    <>
      <p className="answer">
        <span className="visually-hidden">{from}: </span>
        {answer}
      </p>
      {Drawing && (
        <figure className="evidence">
          <figcaption className="note">{evidence.caption}</figcaption>
          {evidence.number && <b className="count">{evidence.number}</b>}
          <Drawing {...sources} />
        </figure>
      )}
    </>
  )
}
