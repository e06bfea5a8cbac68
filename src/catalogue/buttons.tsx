import { contentIn } from '../content/load.tsx'
import { useWords } from '../language.tsx'
import { locales } from '../locales.ts'

const grounds = ['paper', 'tint', 'ink', 'accent'] as const
const states = ['', 'hover', 'focus-visible', 'active'] as const

/** Both ranks in each state on each ground, then the longest label in each language. */
export function Buttons() {
  const { send, sending } = useWords('form')
  return (
    <>
      {grounds.map((ground) => (
        <div key={ground} className={`section ground-${ground} row`}>
          {states.map((state) =>
            (['primary', 'secondary'] as const).map((rank) => (
              <button
                key={`${state}-${rank}`}
                className={`button button-${rank}`}
                type="button"
                data-force={state}
              >
                {send}
              </button>
            )),
          )}
          <button className="button button-primary" type="button" disabled>
            {sending}
          </button>
        </div>
      ))}
      <div className="row">
        {locales.map((locale) => {
          const { hero, products, solutions } = contentIn[locale]
          const labels = [
            hero.words.talkToSpecialist,
            products.words.scheduleMeeting,
            solutions.words.aiAgents.requestDemo,
          ]
          return labels.map((label) => (
            <span key={`${locale} ${label}`} className="button button-secondary" lang={locale}>
              {label}
            </span>
          ))
        })}
      </div>
    </>
  )
}
