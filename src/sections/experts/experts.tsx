import type { ContentProps } from '../../load-content.tsx'
import { site } from '../../settings/site-settings.ts'
import { CallToAction } from '../../components/call-to-action.tsx'
import { DotPlot } from '../../components/dot-plot.tsx'
import { Fold } from '../../components/fold.tsx'
import { Section } from '../../components/section.tsx'

const statistics = ['experts', 'candidates', 'openings'] as const

export default function Experts({ content }: ContentProps<'experts'>) {
  const { words, Prose } = content.experts
  return (
    <Section
      name="experts"
      words={words}
      ground="ink"
      lead={<Prose />}
      action={<CallToAction to="booking" label={words.hireExperts} />}
    >
      {/* The same dots arranged for wide and for narrow viewports; CSS shows one of the two. */}
      <div className="drawn">
        {[50, 28].map((columns) => (
          <DotPlot
            key={columns}
            className={`columns-${columns}`}
            count={site.facts.experts}
            columns={columns}
            highlighted
            description={words.description}
          />
        ))}
      </div>
      <dl className="statistics ruled">
        {statistics.map((name) => (
          <div key={name}>
            <dt>{words.statistics[name].caption}</dt>
            <dd className="figure">{words.statistics[name].number}</dd>
          </div>
        ))}
      </dl>
      <div className="why">
        <Fold title={words.whyHire.title} heading="h3">
          <ul role="list" className="ruled">
            {words.whyHire.items.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </Fold>
      </div>
    </Section>
  )
}
