import { getDocumentProxy } from 'unpdf'

// The library calls `Promise.try`, which Node.js versions before 23 do not support.
Object.assign(Promise, {
  try: (run: (...args: unknown[]) => unknown, ...args: unknown[]) =>
    new Promise((resolve) => void resolve(run(...args))),
})

/** A line of text on a sheet; positions are in points from the top left corner of the sheet. */
export interface Line {
  text: string
  left: number
  right: number
  baseline: number
  /** Font size in points. */
  size: number
}

export interface Sheet {
  /** Width of the sheet in points. */
  width: number
  height: number
  lines: Line[]
  /** The texts that are not horizontal. */
  rotated: string[]
}

/** Reads the texts on each page of a PDF file. */
export async function readPdf(pdf: Buffer): Promise<Sheet[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const sheets: Sheet[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const [, , width = 0, height = 0] = page.view
    const { items } = await page.getTextContent()
    const texts = items.filter((item) => 'str' in item).filter(({ str }) => str.trim() !== '')
    const isRotated = ({ transform: [, b] }: { transform: number[] }) => Math.abs(Number(b)) > 0.001
    sheets.push({
      width,
      height,
      lines: texts
        .filter((text) => !isRotated(text))
        .map(({ str: text, width: across, transform }) => {
          const [size = 0, , , , left = 0, y = 0] = transform as number[]
          return { text, left, right: left + across, baseline: height - y, size }
        }),
      rotated: texts.filter(isRotated).map(({ str }) => str),
    })
  }
  return sheets
}
