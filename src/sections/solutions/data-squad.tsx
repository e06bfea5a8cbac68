import type { Solutions } from '../../content/solutions.ts'
import { CallToAction } from '../../components/call-to-action.tsx'
import { Panel } from './panel.tsx'

const roles = ['dataEngineer', 'dataAnalyst', 'dataScientist', 'biSpecialist'] as const

export function DataSquad({ id, ...words }: Solutions['dataSquad'] & { id: string }) {
  return (
    <Panel id={id} title={words.title} intro={words.intro}>
      <div className="roles">
        <h4>{words.roles.title}</h4>
        <ul>
          {roles.map((role) => (
            <li key={role}>
              <h5>{words.roles[role].name}</h5>
              <p>{words.roles[role].text}</p>
            </li>
          ))}
        </ul>
      </div>
      <p className="actions">
        <CallToAction to="booking" rank="primary">
          {words.hireSquad}
        </CallToAction>
      </p>
    </Panel>
  )
}
