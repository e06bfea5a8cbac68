import { encode } from 'uqr'

interface QrCodeProps {
  /** Content of the code, usually a URL. */
  text: string
  description: string
}

/** A QR code. It is dark on light in both colour schemes: many readers reject an inverted one. */
export function QrCode({ text, description }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  return (
    <svg
      className="qr-code"
      viewBox={`0 0 ${size} ${size}`}
      width="220"
      height="220"
      shapeRendering="crispEdges"
      role="img"
      aria-label={description}
    >
      <path d={data.map(rowPath).join('')} />
    </svg>
  )
}

/** The dark modules of a row; adjacent ones form one rectangle. */
function rowPath(modules: boolean[], row: number): string {
  let path = ''
  for (let start = 0; start < modules.length; start++) {
    if (!modules[start]) continue
    let end = start
    while (modules[end]) end++
    path += `M${start} ${row}h${end - start}v1h${start - end}z`
    start = end
  }
  return path
}
