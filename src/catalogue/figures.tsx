import type { Content } from '../content/load.tsx'
import { planIds } from '../content/prices.ts'
import { site } from '../content/site-facts.ts'
import { priceTables } from '../generated/prices/index.ts'
import { useLanguage } from '../language.tsx'
import { DotPlot } from '../components/dot-plot.tsx'
import { LostFigure } from '../components/lost-figure.tsx'
import { PriceStems } from '../components/price-stems.tsx'
import { SignalFigure } from '../components/signal-figure.tsx'
import { Timeline } from '../components/timeline.tsx'

/** The plotted figures with the numbers of the business. */
export function Figures({ content }: { content: Content }) {
  const { experts, candidates, openings, years } = site.facts
  const { plans } = priceTables[useLanguage().locale]
  return (
    <>
      <div className="row halves">
        <SignalFigure description={content.hero.words.figure.description} />
        <LostFigure />
      </div>
      <Timeline years={years} description={content.about.words.timeline.description} />
      <PriceStems
        amounts={planIds.map((id) => plans[id].price)}
        marked={planIds.findIndex((id) => plans[id].isPopular)}
      />
      <div className="row halves">
        <DotPlot count={experts} columns={50} highlighted />
        <DotPlot count={candidates} columns={25} />
        <DotPlot count={openings} columns={25} hollow />
      </div>
    </>
  )
}
