interface Drawing {
  /** Path of the symbol, 24 units high. */
  sign: string
  /** 24 by default; more if the letters of the name are part of the drawing. */
  width?: number
  /** Stroke width; without it, the symbol is filled. */
  stroke?: number
  /**
   * Typography of the name (`client-logo.css`); without it, the letters are part of the drawing.
   */
  type?: 'quiet' | 'wide' | 'small' | 'loud' | 'light' | 'mono'
  /** Whether the symbol follows the name. */
  after?: boolean
}

/** The logos of the sample companies by name; any other name is shown as plain text. */
const drawings: Record<string, Drawing> = {
  Aurora: { sign: 'M2 13a10 10 0 0 1 20 0ZM4 15.5h16l-2 2.2H6ZM8 20h8l-4 2Z', type: 'quiet' },
  Vértice: { sign: 'M2 21L12 4l10 17M7.5 21L12 13l4.5 8', stroke: 1.6, type: 'wide' },
  Boreal: { sign: 'M12 1l5 11H7ZM7 13.5h10L12 23Zm5 1.6-2.6 4.6h0Z', type: 'small' },
  Lumen: {
    sign: 'M2 4v16h9M16 4v10a6 6 0 0 0 12 0V4M34 20V4l8 9.5L50 4v16M57 4h10M57 12h10M57 20h10M73 20V4l11 16V4',
    width: 86,
    stroke: 2.4,
  },
  Prisma: { sign: 'M12 2l10.5 19h-21Zm0 5.5v11h6Z', type: 'loud' },
  Nexo: {
    sign: 'M3 20v-6a5 5 0 0 1 10 0v6M13 14.5h11M24 14.5a5.5 5.5 0 1 0-2 4.2M24 14.5H13.5M29 9l10 11M39 9l-10 11M55 14.5a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0Z',
    width: 58,
    stroke: 3.4,
  },
  Órbita: {
    sign: 'M14 15a6 6 0 1 1-12 0 6 6 0 0 1 12 0ZM9 5.5l3.5-3M8 15v.01M20 21V9M20 14a5 5 0 0 1 5-5M30 3v18M42 15a6 6 0 1 1-12 0 6 6 0 0 1 12 0ZM48 9v12M48 4.5v.01M55 4v13a4 4 0 0 0 4 4M52 9h7M75 15a6 6 0 1 1-12 0 6 6 0 0 1 12 0ZM75 9v12',
    width: 77,
    stroke: 2.1,
  },
  Cobalto: {
    sign: 'M1 1h22v22H1Zm9.2 14.7-1.3-1.4a2.7 2.7 0 1 1 0-3.7l1.3-1.4a4.6 4.6 0 1 0 0 6.5ZM15.9 9.6a3.3 3.3 0 1 0 .01 0Zm0 1.9a1.5 1.5 0 1 1-.01 0Z',
    type: 'quiet',
  },
  Sereno: {
    sign: 'M2 7c3.3-3 6.7-3 10 0s6.7 3 10 0M2 13c3.3-3 6.7-3 10 0s6.7 3 10 0M2 19c3.3-3 6.7-3 10 0s6.7 3 10 0',
    stroke: 1.5,
    type: 'light',
  },
  Trama: {
    sign: 'M2 4h12M8 4v16M20 20V4h6a4.5 4.5 0 0 1 0 9h-6M26 13l5 7M36 20l7-16 7 16M56 20V4l7 10 7-10v16M76 20l7-16 7 16',
    width: 92,
    stroke: 2.8,
  },
  Alameda: {
    sign: 'M4 22v-8M12 22V11M20 22v-8M7 9a3 4.5 0 1 1-6 0 3 4.5 0 0 1 6 0ZM15.5 6.5a3.5 5 0 1 1-7 0 3.5 5 0 0 1 7 0ZM23 9a3 4.5 0 1 1-6 0 3 4.5 0 0 1 6 0Z',
    stroke: 1.6,
    type: 'mono',
  },
  Quilha: { sign: 'M11 2v11H3ZM13 5l7 8h-7ZM1.5 15h21l-4 6.5h-13Z', type: 'loud', after: true },
}

/** The logo of a sample client; decorative without a `description`. */
export function Wordmark({ name, description }: { name: string; description?: string }) {
  const naming = description === undefined ? {} : { role: 'img', 'aria-label': description }
  const drawing = drawings[name]
  const type = drawing?.type ?? 'quiet'
  return (
    <span
      className={`wordmark wordmark-${type}${drawing?.after ? ' wordmark-after' : ''}`}
      {...naming}
    >
      {drawing && <Sign {...drawing} />}
      {(!drawing || drawing.type) && (
        <span aria-hidden={description === undefined ? undefined : true}>{name}</span>
      )}
    </span>
  )
}

function Sign({ sign, width = 24, stroke }: Drawing) {
  const lines = stroke === undefined ? {} : { className: 'lines', strokeWidth: stroke }
  return (
    <svg viewBox={`0 0 ${width} 24`} width={width} height="24" aria-hidden="true" {...lines}>
      <path d={sign} fillRule="evenodd" />
    </svg>
  )
}
