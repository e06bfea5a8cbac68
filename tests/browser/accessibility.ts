import axeCore from 'axe-core'
import type { Page } from 'playwright/test'

/** The part of axe that this file uses; axe's own types lack `commons.color`. */
interface Axe {
  run(within: NodeListOf<Element>, options: object): Promise<axeCore.AxeResults>
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
 * The minimum contrast ratio that WCAG 2.2 AA requires for small text. These tests also require it
 * for large text.
 */
export const LEAST_CONTRAST = 4.5

/**
 * Checks a page against all of axe's rules for WCAG 2.2 AA and best practices.
 *
 * @param within a selector for the parts to check
 * @param contrast if given, only the contrast ratio of each text is checked, against this minimum
 * @returns one line for each violation of a rule by an element
 */
export async function violations(
  page: Page,
  within = 'html',
  contrast?: number,
): Promise<string[]> {
  await loadAxe(page)
  const expected = contrast ?? LEAST_CONTRAST
  const options = {
    ...(contrast
      ? { runOnly: ['color-contrast'] }
      : { rules: { 'target-size': { enabled: true } } }),
    checks: {
      'color-contrast': {
        options: { contrastRatio: { normal: { expected }, large: { expected } } },
      },
    },
    resultTypes: ['violations'],
  }
  return page.evaluate(
    async ([selector, settings]) => {
      const { axe } = globalThis as unknown as { axe: Axe }
      // axe skips text on gradients, so each gradient is replaced by its last colour, which is
      // behind the text. With `prefers-contrast: more`, gradients only draw lines and are kept.
      const hasLines = matchMedia('(prefers-contrast: more)').matches
      const all = document.querySelectorAll<HTMLElement>(hasLines ? ':not(*)' : 'body *')
      const gradients = [...all].flatMap((element) => {
        const color = getComputedStyle(element)
          .backgroundImage.match(/rgba?\([^)]+\)/g)
          ?.at(-1)
        return color === undefined ? [] : [{ style: element.style, color }]
      })
      for (const { style, color } of gradients) style.background = color
      // Does not wait for scroll-driven animations, which finish only when the page is scrolled.
      const timed = document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline)
      await Promise.all(timed.map(({ finished }) => finished))
      const results = await axe.run(document.querySelectorAll(selector), settings)
      for (const { style } of gradients) style.background = ''
      return results.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => {
          const section = document.querySelector(String(target))?.closest('section[id]')?.id
          return `${id} in #${section ?? 'none'} at ${String(target)}: ${failureSummary}`
        }),
      )
    },
    [within, options] as const,
  )
}

/**
 * Finds edges, icons and focus rings with a contrast ratio below 3:1. Call it before the first
 * click: after a click, the browser shows no ring on a link or button that a script focuses.
 *
 * @returns one line for each such edge, icon or focus ring
 */
export async function faintControls(page: Page): Promise<string[]> {
  await loadAxe(page)
  return page.evaluate(() => {
    const { axe } = globalThis as unknown as { axe: Axe }
    const { Color, flattenColors, getContrast } = axe.commons.color
    const edges = visible('.button, input:not([tabindex]), textarea').map((element) => {
      const around = backgroundOf(element.parentElement)
      const border = parse(getComputedStyle(element).borderTopColor)
      const ratios = [border, backgroundOf(element)].map((color) => getContrast(around, color))
      return { what: 'edge', element, ratio: Math.max(...ratios) }
    })
    // The bar may be over any background, so its edge must contrast with the bar itself.
    const bars = visible('.floating-navigation .bar')
      .filter((element) => getComputedStyle(element).position === 'sticky')
      .map((element) => {
        const { borderTopColor, borderTopWidth } = getComputedStyle(element)
        const ratio = getContrast(backgroundOf(element), parse(borderTopColor))
        return { what: 'edge', element, ratio: borderTopWidth === '0px' ? 1 : ratio }
      })
    const icons = visible('.floating-navigation svg, .partner-grid .stroked').map((element) => {
      const stroke = parse(getComputedStyle(element).stroke)
      return { what: 'icon', element, ratio: getContrast(backgroundOf(element), stroke) }
    })
    const rings = visible('main a, header a, nav a, button, input:not([tabindex]), textarea').map(
      (element) => {
        element.focus({ preventScroll: true })
        const { outlineColor, outlineStyle, outlineOffset } = getComputedStyle(element)
        const isInside = outlineOffset.startsWith('-')
        const behind = backgroundOf(isInside ? element : element.parentElement)
        const ratio = outlineStyle === 'none' ? 0 : getContrast(behind, parse(outlineColor))
        return { what: 'focus ring', element, ratio }
      },
    )
    return [...edges, ...bars, ...icons, ...rings]
      .filter(({ ratio }) => !(ratio >= 3))
      .map(({ what, element, ratio }) => `${what} of ${element.outerHTML.slice(0, 120)}: ${ratio}`)

    function visible(selector: string): HTMLElement[] {
      return [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      )
    }

    function parse(css: string): Color {
      const color = new Color()
      color.parseString(css)
      return color
    }

    function backgroundOf(element: Element | null): Color {
      if (element === null) return parse('white')
      const own = parse(getComputedStyle(element).backgroundColor)
      return own.alpha === 1 ? own : flattenColors(own, backgroundOf(element.parentElement))
    }
  })
}

/** Evaluates axe's source, because the Content-Security-Policy would block a script element. */
async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeCore.source)
}
