import type { Chatbot as ChatbotWords } from '../content/chatbot.ts'
import type { Entry } from '../content/load.tsx'
import { BrandMark } from '../ui/brand/brand-mark.tsx'
import { CallToAction } from '../ui/call-to-action.tsx'
import { Section } from '../ui/section.tsx'

export function Chatbot({ words, Prose }: Entry<ChatbotWords>) {
  return (
    <Section name="chatbot" label={words.label} title={words.title} ground="ink">
      <Conversation {...words.conversation} />
      <div className="explained">
        <div className="lead">
          <Prose />
        </div>
        <ol className="ruled numbered">
          {words.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ol>
        <p className="actions">
          <CallToAction to="pricing" rank="primary">
            {words.requestDemo}
          </CallToAction>
        </p>
        <p className="annotation">{words.demoNote}</p>
      </div>
    </Section>
  )
}

function Conversation(words: ChatbotWords['conversation']) {
  return (
    <figure className="phone" aria-label={words.description}>
      <p className="phone-bar">
        <span className="avatar">
          <BrandMark />
        </span>
        <span>
          <b>{words.assistant}</b> <small>{words.status}</small>
        </span>
      </p>
      <ol>
        {words.messages.map(({ from, text }) => (
          <li key={text} className={from}>
            <span className="visually-hidden">{words[from]}: </span>
            {text}
          </li>
        ))}
      </ol>
    </figure>
  )
}
