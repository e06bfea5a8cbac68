import type { Solutions } from '../../content/solutions.ts'
import { CallToAction } from '../../components/call-to-action.tsx'
import { AxisOfSteps, Panel, RuledList } from './panel.tsx'

export function AiAgents({ id, ...words }: Solutions['aiAgents'] & { id: string }) {
  return (
    <Panel id={id} title={words.title} intro={words.intro}>
      <AxisOfSteps {...words.steps} />
      <RuledList {...words.benefits} />
      <RuledList {...words.useCases} />
      <AxisOfSteps {...words.process} />
      <p className="actions">
        <CallToAction to="contact" rank="primary">
          {words.createAgent}
        </CallToAction>
        <CallToAction to="booking">{words.requestDemo}</CallToAction>
      </p>
    </Panel>
  )
}
