import { TitledItems } from '../../components/titled-items.tsx'
import type { Pricing } from './schema.ts'

/** The questions about the plans that have an answer. */
export function PlanQuestions({ title, items }: Pricing['questions']) {
  const answered = items.flatMap(({ question, answer }) =>
    answer === undefined ? [] : [{ title: question, text: answer }],
  )
  if (answered.length === 0) return null
  return (
    <section className="questions">
      <h2>{title}</h2>
      <ul role="list" className="ruled">
        <TitledItems items={answered} heading="h3" />
      </ul>
    </section>
  )
}
