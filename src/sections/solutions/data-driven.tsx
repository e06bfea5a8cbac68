import type { Solutions } from '../../content/solutions.ts'
import { CallToAction } from '../../components/call-to-action.tsx'
import { AxisOfSteps, Panel, RuledList } from './panel.tsx'

export function DataDriven({ id, ...words }: Solutions['dataDriven'] & { id: string }) {
  return (
    <Panel id={id} title={words.title} intro={words.intro}>
      <AxisOfSteps {...words.features} />
      <RuledList {...words.benefits} />
      <p className="actions">
        <CallToAction to="booking" rank="primary">
          {words.startJourney}
        </CallToAction>
      </p>
    </Panel>
  )
}
