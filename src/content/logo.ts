import { parseXml, XmlElement, XmlError } from '@rgrove/parse-xml'
import { slugify } from './slug.ts'

/** A problem in the SVG file of a logo, at an offset of its text. */
type LogoProblem = { offset: number } & (
  | { problem: 'not-svg' | 'no-view-box' | 'text' | 'style' }
  | { problem: 'element' | 'external'; name: string }
)

/** A logo, ready to be drawn inside an `<svg>` element with its viewBox. */
export interface LogoDrawing {
  viewBox: string
  /** Width divided by height. */
  ratio: number
  markup: string
}

interface DrawingOptions {
  /**
   * Returns the colour of the elements with the class `accent` or `signal`, which have a different
   * colour in each colour scheme. Their own colours are for programs that show the file.
   */
  paint?: (name: 'accent' | 'signal') => string
  /** Begins every id, because a page contains several logos. */
  prefix: string
}

/** Elements that draw, and their containers. */
const elementNames = new Set(
  (
    'g path rect circle ellipse line polyline polygon defs use symbol clipPath mask ' +
    'linearGradient radialGradient stop'
  ).split(' '),
)

/** Descriptions, and what drawing programs store; left out of the page. */
const LEFT_OUT = /^(?:title|desc|metadata|\w+:[\w-]+)$/

/** Attributes that draw; others, such as the names of layers, are left out of the page. */
const attributeNames = new Set(
  (
    'd x y x1 y1 x2 y2 cx cy fx fy r rx ry width height points transform viewBox pathLength ' +
    'fill fill-opacity fill-rule clip-rule stroke stroke-width stroke-opacity stroke-linecap ' +
    'stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset opacity color ' +
    'stop-color stop-opacity offset gradientUnits gradientTransform spreadMethod clip-path ' +
    'clipPathUnits mask maskUnits maskContentUnits id href xlink:href'
  ).split(' '),
)

/** Attributes of `<svg>` that apply to what it contains. */
const INHERITED = /^(?:fill|stroke|color|opacity|clip-rule)/

const REFERENCE = /url\(\s*(['"]?)#([^'")]+)\1\s*\)/g

/** Returns what keeps an SVG file from being part of a page, in the order of the file. */
export function problemsInLogo(source: string): LogoProblem[] {
  return findProblems(parse(source))
}

function findProblems(root: XmlElement | { offset: number }): LogoProblem[] {
  if (!(root instanceof XmlElement)) return [{ problem: 'not-svg', offset: root.offset }]
  const problems = elementsIn(root).flatMap((element): LogoProblem[] => {
    const offset = element.start
    const { name, attributes } = element
    if (name === 'text' || name === 'style') return [{ problem: name, offset }]
    if (element !== root && !elementNames.has(name)) return [{ problem: 'element', name, offset }]
    return Object.entries(attributes).flatMap(([attribute, value]): LogoProblem[] => {
      if (attribute === 'style') return [{ problem: 'style', offset }]
      if (attribute.startsWith('on')) return [{ problem: 'element', name: attribute, offset }]
      const isLink = /^(?:xlink:)?href$/.test(attribute) && !value.startsWith('#')
      const isExternal = isLink || /url\(/.test(value.replaceAll(REFERENCE, ''))
      return isExternal && attributeNames.has(attribute)
        ? [{ problem: 'external', name: value.slice(0, 60), offset }]
        : []
    })
  })
  return sizeOf(root) ? problems : [{ problem: 'no-view-box', offset: root.start }, ...problems]
}

/**
 * Draws an SVG file without what does not belong on a page.
 *
 * @throws if the file has one of the problems above
 */
export function drawLogo(source: string, { paint, prefix }: DrawingOptions): LogoDrawing {
  const root = parse(source)
  const size = root instanceof XmlElement ? sizeOf(root) : undefined
  if (!(root instanceof XmlElement) || !size || findProblems(root).length > 0) {
    throw new Error('An SVG file of a logo is invalid; npx cli check-locales says why')
  }
  const inherited = Object.fromEntries(
    Object.entries(root.attributes).filter(([name]) => INHERITED.test(name) || name === 'class'),
  )
  const attributes = formatAttributes(inherited, { prefix, ...(paint && { paint }) })
  const inside = formatChildren(root, { prefix, ...(paint && { paint }) })
  const markup = attributes ? `<g${attributes}>${inside}</g>` : inside
  return { viewBox: root.attributes['viewBox'] ?? '', ratio: size.width / size.height, markup }
}

function parse(source: string): XmlElement | { offset: number } {
  try {
    const { root } = parseXml(source, { includeOffsets: true })
    return root?.name === 'svg' ? root : { offset: root?.start ?? 0 }
  } catch (error) {
    return { offset: error instanceof XmlError ? error.pos : 0 }
  }
}

function sizeOf({ attributes }: XmlElement): { width: number; height: number } | undefined {
  const [, , width = 0, height = 0, ...more] = (attributes['viewBox'] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return width > 0 && height > 0 && more.length === 0 ? { width, height } : undefined
}

/** An element and those in it, except those that are left out, and what is in a text or a style. */
function elementsIn(element: XmlElement): XmlElement[] {
  return [
    element,
    ...(/^(?:text|style)$/.test(element.name) ? [] : childrenOf(element).flatMap(elementsIn)),
  ]
}

function childrenOf({ children }: XmlElement): XmlElement[] {
  return children.filter(
    (child): child is XmlElement => child instanceof XmlElement && !LEFT_OUT.test(child.name),
  )
}

function formatChildren(element: XmlElement, options: DrawingOptions): string {
  return childrenOf(element)
    .map((child) => {
      const start = `<${child.name}${formatAttributes(child.attributes, options)}`
      const inside = formatChildren(child, options)
      return inside ? `${start}>${inside}</${child.name}>` : `${start}/>`
    })
    .join('')
}

function formatAttributes(
  attributes: Record<string, string>,
  { paint, prefix }: DrawingOptions,
): string {
  const [painted] = /\b(?:accent|signal)\b/.exec(attributes['class'] ?? '') ?? []
  return Object.entries(attributes)
    .filter(([name]) => attributeNames.has(name))
    .map(([name, value]) => {
      const isPaint = (name === 'fill' || name === 'stroke') && value !== 'none'
      if (isPaint && painted && paint) return ` ${name}="${paint(painted as 'accent' | 'signal')}"`
      return ` ${name.replace('xlink:', '')}="${escape(withPrefix(name, value, prefix))}"`
    })
    .join('')
}

function withPrefix(name: string, value: string, prefix: string): string {
  if (name === 'id') return prefix + value
  if (name.endsWith('href')) return value.replace('#', `#${prefix}`)
  return value.replaceAll(REFERENCE, `url(#${prefix}$2)`)
}

function escape(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

/** The name of a client's logo, without extension: `cia-das-aguas` for _Cia. das Águas_. */
export function logoName(client: string): string {
  return slugify(client)
}
