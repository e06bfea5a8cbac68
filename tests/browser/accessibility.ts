import axeCore from 'axe-core'
import type { Page } from 'playwright/test'

/** The options and functions of axe that we use and that its types lack. */
interface Axe {
  run(within: Element | Document, options: object): Promise<axeCore.AxeResults>
  commons: {
    color: {
      Color: new () => Color
      getContrast(background: Color, foreground: Color): number
      flattenColors(foreground: Color, background: Color): Color
    }
  }
}

interface Color {
  alpha: number
  parseString(css: string): Color
}

/**
 * Checks the page with axe: all rules of WCAG 2.2 AA and of good practice, and a contrast ratio of
 * 4.5:1 for large text, too.
 *
 * @param within the selector of the part to check
 * @returns one line for each element
 */
export async function violations(page: Page, within?: string): Promise<string[]> {
  await loadAxe(page)
  return page.evaluate(async (selector) => {
    const { axe } = globalThis as unknown as { axe: Axe }
    const part = selector === undefined ? document : document.querySelector(selector)
    if (part === null) throw new Error(`The page has no ${selector}`)
    // axe does not measure contrast on a gradient; ours end in the colour that is behind the text.
    const gradients = [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
      const color = getComputedStyle(element)
        .backgroundImage.match(/rgba?\([^)]+\)/g)
        ?.at(-1)
      return color === undefined ? [] : [{ style: element.style, color }]
    })
    for (const { style, color } of gradients) style.background = color
    await Promise.all(document.getAnimations().map(({ finished }) => finished))
    const { violations: found } = await axe.run(part, {
      rules: { 'target-size': { enabled: true } },
      checks: { 'color-contrast': { options: { contrastRatio: { large: { expected: 4.5 } } } } },
      resultTypes: ['violations'],
    })
    for (const { style } of gradients) style.background = ''
    return found.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => {
        const section = document.querySelector(String(target))?.closest('section[id]')?.id
        const place = section === undefined ? String(target) : `${String(target)} in #${section}`
        return `${id} at ${place}: ${failureSummary?.replace(/\s*\n\s*/g, ' ')}`
      }),
    )
  }, within)
}

/**
 * Finds controls with a contrast ratio below 3:1: of their border or background, of their icon, or
 * of their focus ring. To be called before the first click, after which script focuses without a
 * ring.
 *
 * @returns one line for each
 */
export async function faintControls(page: Page): Promise<string[]> {
  await loadAxe(page)
  return page.evaluate(() => {
    const { Color, flattenColors, getContrast } = (globalThis as unknown as { axe: Axe }).axe
      .commons.color
    const edges = shown('.button, input:not([tabindex]), textarea').map((element) => {
      const around = backgroundOf(element.parentElement)
      const { borderTopColor } = getComputedStyle(element)
      const ratios = [colorOf(borderTopColor), backgroundOf(element)].map((color) =>
        getContrast(around, color),
      )
      return { what: 'edge', element, ratio: Math.max(...ratios) }
    })
    const icons = shown('.floating-navigation svg, .partner-grid .stroked').map((element) => {
      const stroke = colorOf(getComputedStyle(element).stroke)
      return { what: 'icon', element, ratio: getContrast(backgroundOf(element), stroke) }
    })
    const rings = shown('main a, .site-header a, .floating-navigation a, button, input, textarea')
      .filter(({ tabIndex }) => tabIndex >= 0)
      .map((element) => {
        element.focus({ preventScroll: true })
        const { outlineColor, outlineStyle, outlineOffset } = getComputedStyle(element)
        const isInside = outlineOffset.startsWith('-')
        const behind = backgroundOf(isInside ? element : element.parentElement)
        const ratio = outlineStyle === 'none' ? 0 : getContrast(behind, colorOf(outlineColor))
        return { what: 'focus ring', element, ratio }
      })
    if (edges.length + rings.length === 0) throw new Error('The page has no controls')
    return [...edges, ...icons, ...rings]
      .filter(({ ratio }) => ratio < 3)
      .map(({ what, element, ratio }) => `${what} of ${element.outerHTML.slice(0, 120)}: ${ratio}`)

    function shown(selector: string): HTMLElement[] {
      return [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      )
    }

    function colorOf(css: string): Color {
      const color = new Color()
      color.parseString(css)
      return color
    }

    function backgroundOf(element: Element | null): Color {
      if (element === null) return colorOf('white')
      const own = colorOf(getComputedStyle(element).backgroundColor)
      return own.alpha === 1 ? own : flattenColors(own, backgroundOf(element.parentElement))
    }
  })
}

/** Evaluates axe, because the Content-Security-Policy would block it as a script element. */
async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeCore.source)
}
