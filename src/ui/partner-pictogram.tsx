import type { Partners } from '../content/partners.ts'

export type PartnerName = keyof Partners['items']

/** One drawing for each kind of partner, on a 40-unit square in one stroke width. */
const drawings: Record<PartnerName, string> = {
  lowCodeAi: 'M6 6h12v12H6ZM22 22h12v12H22ZM18 12h10v10M12 18v10h10M30 8h.01',
  automation:
    'M8 20a4 4 0 1 0 0 .01ZM36 10a4 4 0 1 0 0 .01ZM36 30a4 4 0 1 0 0 .01ZM12 20h6l10-10M18 20l10 10',
  customerService: 'M6 24v-4a14 14 0 0 1 28 0v4M6 22h5v9H6ZM29 22h5v9h-5ZM31 31c0 4-4 5-9 5',
  socialMedia: 'M6 8h28v20H18l-8 7v-7H6ZM14 18h.01M20 18h.01M26 18h.01',
  workflow: 'M5 8h10v8H5ZM25 24h10v8H25ZM15 12h15v12M10 16v12h15M22 25l3 3-3 3',
  performance: 'M6 30a14 14 0 0 1 28 0M20 30l7-9M6 34h28M11 21l2 2M20 16v3',
  cloud: 'M12 30a7 7 0 0 1 0-14 9 9 0 0 1 17 2 6 6 0 0 1 0 12ZM16 35h.01M20 35h.01M24 35h.01',
  database: 'M7 10c0-6 26-6 26 0s-26 6-26 0v20c0 6 26 6 26 0V10M7 20c0 6 26 6 26 0',
}

export function PartnerPictogram({ name }: { name: PartnerName }) {
  return (
    <svg className="stroked" viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  )
}
