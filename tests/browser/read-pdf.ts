import { inflateSync } from 'node:zlib'

/*
 * Reads the text of PDF files written by Chromium. No library of the project reads PDF files, and a
 * browser cannot report where a text is printed.
 */

/** A line of text on a sheet, in points from the top left corner of the sheet. */
export interface Line {
  text: string
  left: number
  right: number
  baseline: number
  /** Font size in points. */
  size: number
}

export interface Sheet {
  /** In points. */
  width: number
  height: number
  lines: Line[]
  /** Texts that are not horizontal. */
  rotated: string[]
}

/** [a, b, c, d, e, f]: (x, y) becomes (ax + cy + e, bx + dy + f). */
type Matrix = [number, number, number, number, number, number]

interface Font {
  /** Number of hexadecimal digits in a code. */
  digits: number
  letters: Map<string, string>
  /** In thousandths of the font size, by code. */
  widths: number[]
}

interface Letter {
  text: string
  x: number
  /** From the lower edge of the sheet. */
  y: number
  width: number
  size: number
  isRotated: boolean
}

/** Reads the sheets of a PDF file. */
export function readPdf(pdf: Buffer): Sheet[] {
  const { ids, dictionary, stream } = readObjects(pdf.toString('latin1'))
  const sheets = ids.map(dictionary).filter((text) => /\/Type \/Page\b/.test(text))
  return sheets.map((sheet) => {
    const fonts = new Map<string, Font>()
    for (const [, name = '', id = ''] of sheet.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const font = dictionary(id)
      const descendant = reference(font, 'DescendantFonts')
      fonts.set(name, {
        digits: descendant ? 4 : 2,
        letters: lettersByCode(stream(reference(font, 'ToUnicode'))),
        widths: descendant ? widthsOfRanges(dictionary(descendant)) : widthsOfCodes(font),
      })
    }
    const [, width, height] = /\/MediaBox \[0 0 (\S+) (\S+)\]/.exec(sheet) ?? []
    const size = { width: Number(width), height: Number(height) }
    const letters = readLetters(stream(reference(sheet, 'Contents')), fonts)
    return { ...size, ...joinLetters(letters, size.height) }
  })
}

/** The objects of a file: the dictionary of each and, if it has one, its stream. */
function readObjects(file: string) {
  const table = file.slice(Number(/startxref\s+(\d+)/.exec(file)?.[1]))
  const objects = new Map<string, string>()
  for (const [, offset] of table.matchAll(/(\d{10}) \d{5} n/g)) {
    const [start = '', id = ''] = /^(\d+) 0 obj\s*/.exec(file.slice(Number(offset))) ?? []
    objects.set(id, file.slice(Number(offset) + start.length))
  }
  const dictionary = (id: string) => /^.*?(?=endobj|stream)/s.exec(objects.get(id) ?? '')?.[0] ?? ''
  const stream = (id = '') => {
    const head = /^.*?stream\r?\n/s.exec(objects.get(id) ?? '')?.[0] ?? ''
    const end = head.length + Number(/\/Length (\d+)/.exec(head)?.[1])
    const bytes = objects.get(id)?.slice(head.length, end) ?? ''
    if (!head.includes('/FlateDecode')) return bytes
    return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')
  }
  return { ids: [...objects.keys()], dictionary, stream }
}

function reference(dictionary: string, key: string): string | undefined {
  return new RegExp(`/${key} \\[?(\\d+) 0 R`).exec(dictionary)?.[1]
}

function widthsOfCodes(font: string): number[] {
  const first = Number(/\/FirstChar (\d+)/.exec(font)?.[1])
  const widths = /\/Widths \[([^\]]*)\]/.exec(font)?.[1]?.split(/\s+/).map(Number) ?? []
  return [...Array.from({ length: first }, () => 0), ...widths]
}

/** Ranges are `first [width width]` or `first last width`. */
function widthsOfRanges(font: string): number[] {
  const widths: number[] = []
  const [, ranges = ''] = /\/W \[(.*?)\]\s*(?:\/|>>)/s.exec(font) ?? []
  for (const [, from, list, to, width] of ranges.matchAll(
    /(\d+)\s*(?:\[([^\]]*)\]|(\d+)\s+([\d.]+))/g,
  )) {
    const first = Number(from)
    if (list === undefined) widths.fill(Number(width), first, (widths.length = Number(to) + 1))
    else
      for (const [index, one] of list.trim().split(/\s+/).entries())
        widths[first + index] = Number(one)
  }
  return widths
}

/** The letters that the codes of a font represent. */
function lettersByCode(map: string): Map<string, string> {
  const letters = new Map<string, string>()
  for (const [, chars = ''] of map.matchAll(/beginbfchar(.*?)endbfchar/gs)) {
    for (const [, code = '', hex = ''] of chars.matchAll(/<(\w+)>\s*<(\w+)>/g)) {
      const units = (hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16))
      letters.set(code, String.fromCharCode(...units))
    }
  }
  for (const [, ranges = ''] of map.matchAll(/beginbfrange(.*?)endbfrange/gs)) {
    for (const range of ranges.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g)) {
      const [first = 0, last = 0, unit = 0] = range.slice(1).map((hex) => Number.parseInt(hex, 16))
      for (let code = first; code <= last; code++) {
        const hex = code
          .toString(16)
          .toUpperCase()
          .padStart(range[1]?.length ?? 0, '0')
        letters.set(hex, String.fromCharCode(unit + code - first))
      }
    }
  }
  return letters
}

/** Follows the operators of a sheet that position text; others, such as colours, are ignored. */
function readLetters(content: string, fonts: Map<string, Font>): Letter[] {
  const found: Letter[] = []
  const saved: Matrix[] = []
  let page: Matrix = [1, 0, 0, 1, 0, 0]
  let text = page
  let font: Font | undefined
  let fontSize = 0
  let operands: string[] = []
  const show = (codes: string) => {
    let advance = 0
    for (const code of codes.match(new RegExp(`.{${font?.digits}}`, 'g')) ?? []) {
      const [a, b, , , x, y] = multiply([1, 0, 0, 1, advance, 0], multiply(text, page))
      const scale = Math.hypot(a, b)
      const width = ((font?.widths[Number.parseInt(code, 16)] ?? 0) / 1000) * fontSize
      found.push({
        text: font?.letters.get(code.toUpperCase()) ?? '?',
        x,
        y,
        width: width * scale,
        size: fontSize * scale,
        isRotated: Math.abs(b) > 0.001,
      })
      advance += width
    }
  }
  const operators: Record<string, (...numbers: number[]) => void> = {
    q: () => void saved.push(page),
    Q: () => (page = saved.pop() ?? page),
    cm: (...matrix) => (page = multiply(matrix as Matrix, page)),
    Tm: (...matrix) => (text = matrix as Matrix),
    Td: (x = 0, y = 0) => (text = multiply([1, 0, 0, 1, x, y], text)),
    Tf: (_, size = 0) => {
      font = fonts.get(operands[0]?.slice(1) ?? '')
      fontSize = size
    },
    Tj: () => show(operands[0]?.slice(1, -1) ?? ''),
  }
  for (const [token] of content.matchAll(/<\w*>|\/\w+|[^\s<>/[\]]+/g)) {
    if (/^[<\d./-]/.test(token)) operands.push(token)
    else {
      operators[token]?.(...operands.map(Number))
      operands = []
    }
  }
  return found
}

function multiply([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix {
  return [
    a * A + b * C,
    a * B + b * D,
    c * A + d * C,
    c * B + d * D,
    e * A + f * C + E,
    e * B + f * D + F,
  ]
}

/** Joins letters on the same baseline, without large gaps, into lines. */
function joinLetters(letters: readonly Letter[], height: number): Pick<Sheet, 'lines' | 'rotated'> {
  const lines: Line[] = []
  for (const { text, x, y, width, size, isRotated } of letters) {
    if (isRotated) continue
    const baseline = height - y
    const last = lines.at(-1)
    const isSpace = text.trim() === ''
    const right = isSpace ? x : x + width
    const goesOn =
      last !== undefined &&
      Math.abs(last.baseline - baseline) < 0.5 &&
      last.size === size &&
      x > last.left &&
      x - last.right < size
    if (goesOn) Object.assign(last, { text: last.text + text, right })
    else if (!isSpace) lines.push({ text, left: x, right, baseline, size })
  }
  const rotated = letters.filter((letter) => letter.isRotated).map(({ text }) => text)
  return { lines, rotated: rotated.length > 0 ? [rotated.join('')] : [] }
}
