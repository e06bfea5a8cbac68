import { Fold } from '../../components/fold.tsx'
import type { Pricing } from './schema.ts'

/** The answered questions about the plans. */
export function PlanQuestions({ title, items }: Pricing['questions']) {
  const answered = items.filter(({ answer }) => answer !== undefined)
  if (answered.length === 0) return null
  return (
    <section className="section minor pricing questions">
      <div className="frame">
        <header className="section-head">
          <h2>{title}</h2>
        </header>
        <ul role="list" className="ruled">
          {answered.map(({ question, answer }) => (
            <li key={question}>
              <Fold title={question} heading="h3">
                <p>{answer}</p>
              </Fold>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
