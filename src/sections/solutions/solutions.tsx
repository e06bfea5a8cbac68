import type { ReactNode } from 'react'
import { anchors, solutionAnchor } from '../anchors.ts'
import { type SolutionName } from './solution-names.ts'
import { CallToAction } from '../../components/call-to-action.tsx'
import { Fold } from '../../components/fold.tsx'
import { Section } from '../../components/section.tsx'
import { TitledItems } from '../../components/titled-items.tsx'
import type { ContentProps } from '../../load-content.tsx'
import type { Solutions as SolutionsWords } from './schema.ts'
import { island } from '../../islands/server/island.tsx'
import { SolutionsTabs } from './island/solutions-tabs.tsx'

const TITLE_ID = `${anchors.solutions}-title`

const TabsIsland = island('solutions-tabs', SolutionsTabs, { when: 'visible', words: [] })

export default function Solutions({ content }: ContentProps<'solutions'>) {
  const { words, Prose } = content.solutions
  const { aiAgents, dataSquad, dataDriven } = words
  return (
    <Section name="solutions" words={words} titleId={TITLE_ID} lead={<Prose />}>
      <TabsIsland
        props={{
          anchor: anchors.solutions,
          titleId: TITLE_ID,
          tabs: {
            'ai-agents': aiAgents.tab,
            'data-squad': dataSquad.tab,
            'data-driven': dataDriven.tab,
          },
        }}
        slots={{
          'ai-agents': <AiAgents {...aiAgents} />,
          'data-squad': <DataSquad {...dataSquad} />,
          'data-driven': <DataDriven {...dataDriven} />,
        }}
      />
    </Section>
  )
}

function AiAgents(words: SolutionsWords['aiAgents']) {
  return (
    <Panel name="ai-agents" {...words}>
      <div className="lists">
        <Steps {...words.steps} />
        <Sentences {...words.benefits} />
        <Sentences {...words.useCases} isAlwaysFolded />
        <Steps {...words.process} isAlwaysFolded />
      </div>
      <p className="actions">
        <CallToAction to="contact" label={words.createAgent} />
        <CallToAction to="booking" rank="link" label={words.requestDemo} />
      </p>
    </Panel>
  )
}

const roles = ['dataEngineer', 'dataAnalyst', 'dataScientist', 'biSpecialist'] as const

function DataSquad(words: SolutionsWords['dataSquad']) {
  return (
    <Panel name="data-squad" {...words}>
      <div className="roles">
        <h4>{words.roles.title}</h4>
        <ul role="list" className="lists ruled">
          {roles.map((role) => (
            <li key={role}>
              <h5>{words.roles[role].name}</h5>
              <p>{words.roles[role].text}</p>
            </li>
          ))}
        </ul>
      </div>
      <p className="actions">
        <CallToAction to="booking" label={words.hireSquad} />
      </p>
    </Panel>
  )
}

function DataDriven(words: SolutionsWords['dataDriven']) {
  return (
    <Panel name="data-driven" {...words}>
      <div className="lists">
        <Steps {...words.features} />
        <Sentences {...words.benefits} />
      </div>
      <p className="actions">
        <CallToAction to="booking" label={words.startJourney} />
      </p>
    </Panel>
  )
}

interface PanelProps {
  name: SolutionName
  title: string
  intro: string
  children: ReactNode
}

function Panel({ name, title, intro, children }: PanelProps) {
  return (
    <div className="panel-parts" id={solutionAnchor(name)}>
      <div className="panel-head">
        <h3>{title}</h3>
        <p>{intro}</p>
      </div>
      {children}
    </div>
  )
}

type ListProps<Words> = Words & { isAlwaysFolded?: boolean }

function Steps({ items, ...fold }: ListProps<SolutionsWords['aiAgents']['steps']>) {
  return (
    <div className={fold.isAlwaysFolded ? 'folded-steps' : 'steps'}>
      <Fold heading="h4" {...fold}>
        <ol role="list" className="ruled">
          <TitledItems items={items} heading="h5" />
        </ol>
      </Fold>
    </div>
  )
}

function Sentences({ items, ...fold }: ListProps<SolutionsWords['aiAgents']['benefits']>) {
  return (
    <div className={fold.isAlwaysFolded ? undefined : 'sentences'}>
      <Fold heading="h4" {...fold}>
        <ul role="list" className="ruled">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Fold>
    </div>
  )
}
