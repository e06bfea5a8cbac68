import type { ReactNode } from 'react'
import { anchors, offeringAnchors, offeringNames, pictogramAnchor } from '../anchors.ts'
import { CallToAction } from '../../components/call-to-action.tsx'
import { DotPlot } from '../../components/dot-plot.tsx'
import { ExternalLink } from '../../components/external-link.tsx'
import { Stem } from '../../components/stem.tsx'
import type { Chatbot, EvidenceName } from './schema.ts'
import type { LoadedContent } from '../../load-content.tsx'
import { fill } from '../../content/placeholders.ts'
import { limitFormat } from '../../content/limit-format.ts'
import type { PlanLimit } from '../../content/price-table.ts'
import { planIds, type PlanId } from '../../content/prices.ts'
import { site } from '../../settings/site-settings.ts'
import { planLimits, priceTables } from '../../generated/prices/index.ts'
import { HAND_OVER, whatsappUrlWith } from './island/hand-over.ts'
import { useLanguage, useWords } from '../../language.tsx'
import { sectionHref } from '../../urls/page-urls.ts'

export interface EvidenceProps {
  ask: Chatbot['ask']
  question: string
  /** Texts in the drawings that come from other sections and pages. */
  products: LoadedContent['products']['words']
  pricing: LoadedContent['pricing']['words']
  partners: LoadedContent['partners']['words']
}

/** The drawing for each kind of evidence. `evidence.shows` selects the drawing for an answer. */
export const evidenceDrawings: Record<EvidenceName, (props: EvidenceProps) => ReactNode> = {
  offers: Offers,
  prices: Prices,
  messages: Messages,
  integrations: Integrations,
  experts: Experts,
  contact: ContactLinks,
}

function Offers({ products }: EvidenceProps) {
  const language = useLanguage()
  return (
    <ul role="list" className="offers">
      {offeringNames.map((name) => (
        <li key={name}>
          <a className="text-link" href={sectionHref(language, offeringAnchors[name])}>
            {products.lines[name].name}
          </a>
        </li>
      ))}
    </ul>
  )
}

function Prices({ pricing }: EvidenceProps) {
  const { locale } = useLanguage()
  const { plans } = priceTables[locale]
  return (
    <>
      <PlanPlot
        pricing={pricing}
        amounts={(id) => plans[id].price}
        text={(id) => plans[id].priceText}
        note={(id) => {
          const amount = plans[id].setupPriceText
          return amount === null ? null : fill(pricing.setup, { amount })
        }}
      />
      <CallToAction to="pricing" rank="link" label={useWords('header').pricing} />
    </>
  )
}

function Messages({ pricing }: EvidenceProps) {
  const format = limitFormat(useLanguage().locale, pricing.unlimited)
  const amounts = (id: PlanId) => planLimits[id].messages
  const text = (id: PlanId) => format(amounts(id))
  return (
    <>
      <PlanPlot {...{ pricing, amounts, text }} />
      <CallToAction to="pricing" rank="link" label={useWords('header').pricing} />
    </>
  )
}

/** The kinds of partner, with the pictograms from the partners section. */
function Integrations({ ask, partners }: EvidenceProps) {
  return (
    <>
      <ul role="list" className="kinds">
        {partners.items.map(({ pictogram, name }) => (
          <li key={name}>
            <svg className="stroked" viewBox="0 0 40 40" aria-hidden="true">
              <use href={`#${pictogramAnchor(pictogram)}`} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <CallToAction to="contact" rank="link" label={ask.form} />
    </>
  )
}

function Experts({ products }: EvidenceProps) {
  return (
    <>
      <DotPlot count={site.facts.experts} columns={35} highlighted />
      <CallToAction to="booking" rank="link" label={products.scheduleMeeting} />
    </>
  )
}

interface PlanPlotProps extends Pick<EvidenceProps, 'pricing'> {
  amounts: (id: PlanId) => PlanLimit
  text: (id: PlanId) => string
  note?: (id: PlanId) => string | null
}

/** An amount for each plan, with a stem proportional to the amount. */
function PlanPlot({ pricing, amounts, text, note }: PlanPlotProps) {
  return (
    <ul role="list" className="plan-plot">
      {planIds.map((id) => (
        <li key={id}>
          <b>{pricing.plans[id].name}</b> <span>{text(id)}</span>
          <Stem value={amounts(id)} among={planIds.map(amounts)} />
          {note && <span className="note">{note(id)}</span>}
        </li>
      ))}
    </ul>
  )
}

/** Contact links. Without JavaScript, the WhatsApp message contains this answer's question. */
function ContactLinks({ ask, question }: EvidenceProps) {
  const message = fill(ask.message, { question })
  return (
    <p className="actions">
      <ExternalLink
        className="button button-whatsapp"
        href={whatsappUrlWith(site.whatsappUrl, message)}
        {...{ [HAND_OVER]: 'whatsapp' }}
      >
        {ask.whatsapp}
      </ExternalLink>
      <a
        className="button button-secondary"
        href={sectionHref(useLanguage(), anchors.contact)}
        {...{ [HAND_OVER]: 'form' }}
      >
        {ask.form}
      </a>
    </p>
  )
}
