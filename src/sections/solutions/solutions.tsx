import { solutionAnchor } from '../../anchors.ts'
import type { Entry } from '../../content/load.tsx'
import type { Solutions as SolutionsWords } from '../../content/solutions.ts'
import { island } from '../../islands/island.tsx'
import { SolutionsTabs } from '../../islands/solutions-tabs.tsx'
import { Section } from '../../components/section.tsx'
import { AiAgents } from './ai-agents.tsx'
import { DataDriven } from './data-driven.tsx'
import { DataSquad } from './data-squad.tsx'

const MarkedTabs = island('solutions-tabs', SolutionsTabs, { when: 'visible', words: [] })

export function Solutions({ words, Prose }: Entry<SolutionsWords>) {
  const { aiAgents, dataSquad, dataDriven } = words
  return (
    <Section name="solutions" label={words.label} title={words.title}>
      <div className="lead">
        <Prose />
      </div>
      <MarkedTabs
        props={{
          label: words.title,
          tabs: {
            'ai-agents': aiAgents.tab,
            'data-squad': dataSquad.tab,
            'data-driven': dataDriven.tab,
          },
        }}
        slots={{
          'ai-agents': <AiAgents id={solutionAnchor('ai-agents')} {...aiAgents} />,
          'data-squad': <DataSquad id={solutionAnchor('data-squad')} {...dataSquad} />,
          'data-driven': <DataDriven id={solutionAnchor('data-driven')} {...dataDriven} />,
        }}
      />
    </Section>
  )
}
