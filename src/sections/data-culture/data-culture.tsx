import type { ContentProps } from '../../load-content.tsx'
import { CallToAction } from '../../components/call-to-action.tsx'
import { Section } from '../../components/section.tsx'
import { TitledItems } from '../../components/titled-items.tsx'

export default function DataCulture({ content }: ContentProps<'data-culture'>) {
  const { words, Prose } = content['data-culture']
  return (
    <Section
      name="data-culture"
      words={words}
      ground="accent"
      lead={<Prose />}
      action={<CallToAction to="contact" rank="link" label={words.buildCulture} />}
    >
      <ol role="list" className="stairs drawn">
        <TitledItems items={words.stages} heading="h3" />
      </ol>
    </Section>
  )
}
