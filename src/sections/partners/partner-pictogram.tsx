import { pictogramAnchor } from '../anchors.ts'
import type { PartnerPictogramName } from './schema.ts'

interface Drawing {
  line: string
  /** Centre of the filled point. */
  point: readonly [x: number, y: number]
}

/** Drawings, each in a 40-unit square. */
const drawings: Record<PartnerPictogramName, Drawing> = {
  'low-code-ai': {
    line: 'M5 5h12v12H5ZM5 23h12v12H5ZM23 23h12v12H23ZM29 3.5v15M21.5 11h15M24 6l10 10M34 6L24 16',
    point: [29, 11],
  },
  automation: {
    line: 'M9 20h4M13 20c9 0 7-15 17-15M13 20c8 0 8-7.5 17-7.5M13 20h17M13 20c8 0 8 7.5 17 7.5M13 20c9 0 7 15 17 15M33 5h4M33 12.5h4M33 20h4M33 27.5h4M33 35h4',
    point: [6, 20],
  },
  'customer-service': {
    line: 'M7 22v-3a13 13 0 0 1 26 0v3M4 22h7v10H4ZM29 22h7v10h-7ZM32.5 32c0 4-4 5-9 5',
    point: [21.5, 37],
  },
  'social-media': {
    line: 'M3 5h23v16H13l-6 6v-6H3ZM30 12h7v17h-4v6l-6-6H16v-4M9 13h5',
    point: [19, 13],
  },
  workflow: {
    line: 'M5 4h13v8H5ZM11.5 12v5M11.5 17l7 7-7 7-7-7ZM18.5 24H26M26 20h10v8H26ZM11.5 31v5H26',
    point: [29, 36],
  },
  performance: {
    line: 'M4 30a16 16 0 1 1 32 0M4 30h4M32 30h4M20 14v4M8.7 18.7l2.8 2.8M31.3 18.7l-2.8 2.8M20 30l8.5-12',
    point: [20, 30],
  },
  cloud: {
    line: 'M11 27a7.5 7.5 0 0 1 0-15 10 10 0 0 1 19-1 8 8 0 0 1 0 16M14 36v-6M20 36V23M26 36v-9',
    point: [20, 20],
  },
  database: {
    line: 'M6 9c0-6 28-6 28 0s-28 6-28 0v22c0 6 28 6 28 0V9M6 20c0 6 28 6 28 0',
    point: [28, 28],
  },
}

export function PartnerPictogram({ name }: { name: PartnerPictogramName }) {
  const { line, point } = drawings[name]
  const [x, y] = point
  return (
    <svg className="stroked" viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
      <g id={pictogramAnchor(name)}>
        <path d={line} />
        <circle cx={x} cy={y} r="2.5" />
      </g>
    </svg>
  )
}
