import { CallToAction } from '../../components/call-to-action.tsx'
import { HeadingLines } from '../../components/line-breaks.tsx'
import { Section } from '../../components/section.tsx'
import type { ContentProps } from '../../load-content.tsx'
import { DemoVideo } from './demo-video.tsx'
import { Questions } from './questions.tsx'
import { Transcript } from './transcript.tsx'

export default function Chatbot({
  content,
}: ContentProps<'chatbot' | 'products' | 'pricing' | 'partners'>) {
  const { words, Prose } = content.chatbot
  return (
    <Section name="chatbot" words={words} ground="ink">
      <Questions
        words={words}
        products={content.products.words}
        pricing={content.pricing.words}
        partners={content.partners.words}
      />
      <div className="demo">
        <h3>
          <HeadingLines title={words.demoTitle} />
        </h3>
        <DemoVideo {...words.conversation} />
        <div className="lead">
          <Prose />
        </div>
        <ul role="list">
          {words.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <div className="actions">
          <CallToAction to="pricing" rank="primary" label={words.requestDemo} />
          <p className="note">{words.demoNote}</p>
        </div>
        <Transcript {...words.conversation} />
      </div>
    </Section>
  )
}
