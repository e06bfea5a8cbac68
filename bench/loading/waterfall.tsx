import type { LoadedFile, Moment, Recording } from './recording.ts'

const WIDTH = 880
const LABEL = 190
const ROW = 22
/** Room at the right for the bytes of the last bar. */
const RIGHT = 90

/** A ground of its own, so that it can be read on a light page and on a dark one. */
const PAPER = '#f7f5ef'
const INK = '#10222b'
const MUTED = '#4a5b63'
const RULE = '#d8d5cb'
const MOMENT = '#b8310d'

/** Keeps words legible where a line runs through them. */
const halo = { stroke: PAPER, strokeWidth: 4, paintOrder: 'stroke' } as const

const colours: Record<LoadedFile['kind'], string> = {
  Document: '#1f5f8b',
  Script: '#b07a00',
  Stylesheet: '#7a4fa3',
  Font: '#0b7a63',
  Image: '#8a5a44',
  Other: '#75827f',
}

interface WaterfallProps extends Recording {
  title: string
  /** Where the axis begins and ends, in milliseconds; what lies outside is left out. */
  from: number
  until: number
}

/** Files as bars over time, waiting pale and arriving dark; moments as lines through them. */
export function Waterfall({ title, files, moments, from, until }: WaterfallProps) {
  const shown = files.filter(({ start }) => start >= from && start <= until)
  const marked = moments.filter(({ at }) => at >= from && at <= until)
  const x = (at: number) =>
    LABEL + ((WIDTH - LABEL - RIGHT) * (Math.min(at, until) - from)) / (until - from)
  const head = 44 + 16 * marked.length
  const foot = head + ROW * Math.max(shown.length, 1)
  const height = foot + 34
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${WIDTH} ${height}`}
      width={WIDTH}
      height={height}
      fontFamily="system-ui, sans-serif"
      fontSize="12"
      fill={INK}
      role="img"
    >
      <title>{title}</title>
      <rect width={WIDTH} height={height} fill={PAPER} />
      <text x="14" y="24" fontSize="15" fontWeight="600">
        {title}
      </text>
      {ticks(from, until).map((at) => (
        <g key={at}>
          <path d={`M${x(at)} ${head}V${foot}`} stroke={RULE} />
          <text x={x(at)} y={foot + 18} textAnchor="middle" fill={MUTED}>
            {at - from} ms
          </text>
        </g>
      ))}
      {marked.map((moment, row) => (
        <MomentLine
          key={`${moment.name}${moment.at}`}
          {...{ moment, from }}
          x={x(moment.at)}
          y={46 + 16 * row}
          foot={foot}
        />
      ))}
      {shown.map((file, row) => (
        <Bar key={`${file.name}${file.start}`} file={file} y={head + ROW * row} x={x} />
      ))}
    </svg>
  )
}

interface BarProps {
  file: LoadedFile
  y: number
  x: (at: number) => number
}

function Bar({ file, y, x }: BarProps) {
  const { name, kind, start, end, from, prepared } = file
  const begun = Math.min(Math.max(file.firstByte, start), end)
  const colour = colours[kind]
  const middle = y + 15
  return (
    <g>
      <text x={LABEL - 10} y={middle} textAnchor="end">
        {name}
      </text>
      <rect
        x={x(start)}
        y={y + 5}
        width={x(begun) - x(start)}
        height="12"
        fill={colour}
        opacity="0.3"
      />
      <rect
        x={x(begun)}
        y={y + 5}
        width={Math.max(x(end) - x(begun), 2)}
        height="12"
        fill={colour}
      />
      <text {...halo} x={x(end) + 6} y={middle} fill={MUTED}>
        {from === 'network' ? `${(file.bytes / 1024).toFixed(1)} kB` : origins[from]}
        {prepared ? ', prepared' : ''}
      </text>
    </g>
  )
}

const origins = { cache: 'from the cache', confirmed: 'unchanged (304)' }

interface MomentLineProps {
  moment: Moment
  from: number
  x: number
  y: number
  foot: number
}

function MomentLine({ moment, from, x, y, foot }: MomentLineProps) {
  const atEnd = x > WIDTH / 2
  return (
    <g>
      <path d={`M${x} ${y - 10}V${foot}`} stroke={MOMENT} strokeDasharray="4 3" />
      <text
        {...halo}
        x={atEnd ? x - 6 : x + 6}
        y={y}
        textAnchor={atEnd ? 'end' : 'start'}
        fill={MOMENT}
      >
        {moment.name}, {Math.round(moment.at - from)} ms
      </text>
    </g>
  )
}

/** Five to ten round times. */
function ticks(from: number, until: number): number[] {
  const steps = [50, 100, 200, 250, 500, 1000, 2000]
  const step = steps.find((each) => (until - from) / each <= 8) ?? 5000
  return Array.from({ length: Math.floor((until - from) / step) + 1 }, (_, i) => from + i * step)
}
