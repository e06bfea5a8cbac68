import { expect } from 'vitest'
import type { Behaviours, Surroundings } from './behaviours/behaviour.ts'
import type { Page } from './page.ts'
import { loadFonts } from '../../browser/load-fonts.ts'

/** Elements whose boxes must match Chromium's, to within a pixel or an accepted difference. */
const ELEMENTS = [
  '.site-header',
  '.site-header a',
  '.flag',
  '.floating-navigation .bar',
  '.floating-navigation a',
  '.section-head',
  'main figure',
  'main :is(h1, h2)',
  'main svg:not(svg svg)',
  '.marquee li',
  '.statistics :is(dt, .figure)',
  '.plan-plot span',
  '.button',
  '.text-link',
  '.site-footer a',
].join()

/** Parts whose heights may differ from Chromium's by up to 2 px more than their texts' heights. */
const SECTIONS = 'main > section, .plan, .site-footer'

type Edge = 'left' | 'top' | 'width' | 'height'

interface Box extends Record<Edge, number> {
  element: string
}

interface Section {
  name: string
  height: number
  /** The section's text blocks, each with its height and line height. */
  texts: { height: number; line: number }[]
}

interface Exception {
  engines: string[]
  edges: Edge[]
  /** Matches the names of the elements that the exception covers. */
  elements: RegExp
  /** The largest accepted difference, in CSS pixels. */
  within: number
  reason: string
}

/** Differences of more than a pixel that have a known reason. */
const acceptedDifferences: Exception[] = [
  {
    engines: ['Firefox', 'WebKit'],
    edges: ['top', 'height'],
    elements: /^#.+ (a|figure|h1|h2|header|span|svg)/,
    within: 5,
    reason:
      'Chromium rounds ascents up and WebKit rounds the heights of lines down, to whole pixels.',
  },
  {
    engines: ['WebKit'],
    edges: ['left', 'width'],
    elements: /^#.+ (a|h2|li|span|dt|dd|svg)/,
    within: 4,
    reason: 'WebKitGTK places glyphs at whole pixels, which makes texts wider or narrower.',
  },
  {
    engines: ['WebKit'],
    edges: ['left'],
    elements: /^#site-(header|footer)/,
    within: 8,
    reason: 'The links are in one row, aligned at its end: their differences in width add up.',
  },
]

export const boxes: Behaviours = Object.fromEntries(
  ['/en', '/en/precos'].flatMap((path) =>
    [1280, 360].map((width) => [
      `element boxes on ${path} at ${width} px match those in Chromium`,
      {
        notIn: { Chromium: 'the boxes are compared with those in Chromium' },
        async run({ page, reference, engine }: Surroundings) {
          const expected = await measure(await reference(), path, width)
          const actual = await measure(page, path, width)
          expectSame(actual, expected, engine)
        },
      },
    ]),
  ),
)

interface Measured {
  boxes: Box[]
  sections: Section[]
}

function expectSame(actual: Measured, expected: Measured, engine: string): void {
  expect([
    ...compareBoxes(actual.boxes, expected.boxes, engine),
    ...compareSections(actual.sections, expected.sections),
  ]).toEqual([])
}

/** Describes the boxes that differ too much, for example `#home h1: left 20 instead of 24`. */
function compareBoxes(actual: Box[], expected: Box[], engine: string): string[] {
  return actual.flatMap((box, index) => {
    const other = expected[index]
    if (other?.element !== box.element) return [`${box.element} instead of ${other?.element}`]
    const edges = (['left', 'top', 'width', 'height'] as const).filter((edge) => {
      const exceptions = acceptedDifferences.filter(
        (one) =>
          one.engines.includes(engine) &&
          one.edges.includes(edge) &&
          one.elements.test(box.element),
      )
      const limit = Math.max(1, ...exceptions.map(({ within }) => within))
      return Math.abs(box[edge] - other[edge]) > limit
    })
    const differences = edges.map((edge) => `${edge} ${box[edge]} instead of ${other[edge]}`)
    return differences.length > 0 ? [`${box.element}: ${differences.join(', ')}`] : []
  })
}

/**
 * Describes sections whose heights differ by over 2 px more than their texts' heights do, and texts
 * whose heights differ by more than one line in five, rounded up (WebKitGTK places glyphs at whole
 * pixels), plus one pixel per line (WebKit rounds line heights down).
 */
function compareSections(actual: Section[], expected: Section[]): string[] {
  return actual.flatMap(({ name, height, texts }, index) => {
    const other = expected[index]
    if (!other || texts.length !== other.texts.length) return [`${name} has other texts`]
    let limit = 2
    const differences = texts.flatMap((text, number) => {
      const difference = Math.abs(text.height - (other.texts[number]?.height ?? NaN))
      limit += difference
      const lines = text.height / text.line
      const limitOfText = Math.ceil(lines / 5) * text.line + lines
      return difference > limitOfText ? [`${name}, text ${number}: ${difference} px`] : []
    })
    return Math.abs(height - other.height) > limit
      ? [...differences, `${name}: ${height} px high instead of ${other.height}`]
      : differences
  })
}

async function measure(page: Page, path: string, windowWidth: number): Promise<Measured> {
  await page.resize(windowWidth, 800)
  await page.open(path)
  await loadFonts(page)
  return {
    boxes: await page.evaluate(readBoxes, ELEMENTS),
    sections: await page.evaluate(readSections, SECTIONS),
  }
}

/**
 * Reads the boxes of the visible elements. The top of a box is relative to the closest ancestor
 * that also matches `selector`, or 0 if there is none.
 */
function readBoxes(selector: string): Box[] {
  const style = new CSSStyleSheet()
  style.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets.push(style)
  const round = (length: number) => Math.round(length * 10) / 10
  return [...document.querySelectorAll(selector)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect()
      const parent = one.parentElement?.closest(selector)?.getBoundingClientRect()
      const part = one.closest('main > *, .site-header, .floating-navigation, .site-footer')
      const text = one.textContent?.trim().replaceAll(/\s+/g, ' ').slice(0, 20) ?? ''
      const name = [one.tagName.toLowerCase(), ...one.classList].join('.')
      return {
        element: `#${part?.id || part?.className} ${name} ${text}`.trim(),
        left: round(left),
        top: parent ? round(top - parent.top) : 0,
        width: round(width),
        height: round(height),
      }
    })
}

function readSections(selector: string): Section[] {
  return [...document.querySelectorAll(selector)].map((section) => {
    const blocks = new Set<Element>()
    const nodes = document.createTreeWalker(section, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode()) {
      let element = nodes.currentNode.parentElement
      if (!nodes.currentNode.textContent?.trim() || !element?.checkVisibility()) continue
      if (element.closest('svg')) continue
      while (element && /^(inline|contents)$/.test(getComputedStyle(element).display)) {
        element = element.parentElement
      }
      if (element) blocks.add(element)
    }
    return {
      name: section.id || section.className,
      height: section.getBoundingClientRect().height,
      texts: [...blocks].map((block) => {
        const { lineHeight, fontSize } = getComputedStyle(block)
        return {
          height: block.getBoundingClientRect().height,
          line: Number.parseFloat(lineHeight) || 1.2 * Number.parseFloat(fontSize),
        }
      }),
    }
  })
}
