import type { Chatbot as ChatbotWords } from '../../content/chatbot.ts'
import type { Entry } from '../../content/load.tsx'
import { CallToAction } from '../../components/call-to-action.tsx'
import { Section } from '../../components/section.tsx'
import { DemoVideo } from './demo-video.tsx'
import { Transcript } from './transcript.tsx'

export function Chatbot({ words, Prose }: Entry<ChatbotWords>) {
  return (
    <Section name="chatbot" label={words.label} title={words.title} ground="ink">
      <DemoVideo {...words.conversation} />
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
      <Transcript {...words.conversation} />
    </Section>
  )
}
