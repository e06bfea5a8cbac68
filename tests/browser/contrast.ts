import type { Page } from 'playwright/test'
import { PARTS } from './page-parts.ts'

export interface Contrast {
  /** What is seen: the text, or the part of a control. */
  what: string
  /** The section that it is in, such as `#solucoes`. */
  where: string
  ratio: number
}

/** The contrast of every text on the page with the ground it stands on. */
export function contrastOfTexts(page: Page): Promise<Contrast[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found = []
    while (walker.nextNode()) {
      const { parentElement: element, textContent } = walker.currentNode
      const text = textContent?.trim() ?? ''
      if (element === null || text === '' || !window.contrast.isShown(element)) continue
      const { color } = getComputedStyle(element)
      const ratio = window.contrast.ratio(color, window.contrast.groundOf(element))
      found.push({ what: text.slice(0, 40), where: window.contrast.sectionOf(element), ratio })
    }
    return found
  })
}

/** The contrast of what tells a control from its surroundings: its edge or its ground, and its focus ring. */
export function contrastOfControls(page: Page): Promise<Contrast[]> {
  return page.evaluate(() => {
    const { ratio, groundOf, isShown, sectionOf } = window.contrast
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(isShown)
    const name = (element: Element) =>
      `${element.tagName} ${element.getAttribute('name') ?? element.textContent?.trim().slice(0, 30)}`

    const edges = shown('.button, input:not([tabindex]), textarea').map((element) => {
      const style = getComputedStyle(element)
      const around = groundOf(element.parentElement ?? element)
      const ground = groundOf(element)
      return {
        what: `edge of ${name(element)}`,
        where: sectionOf(element),
        ratio: Math.max(ratio(style.borderTopColor, around), ratio(ground, around)),
      }
    })
    const pictures = shown('.floating-navigation svg, .partner-grid .stroked').map((svg) => ({
      what: `picture in ${name(svg.closest('li') ?? svg)}`,
      where: sectionOf(svg),
      ratio: ratio(getComputedStyle(svg).stroke, groundOf(svg)),
    }))
    const rings = shown('main a, .site-header a, .floating-navigation a, button, input, textarea')
      .filter((element) => element.tabIndex >= 0)
      .map((element) => {
        element.focus({ preventScroll: true })
        const { outlineColor, outlineStyle, outlineOffset } = getComputedStyle(element)
        // A ring inside the control lies on its ground, one around it on what is around.
        const inside = outlineOffset.startsWith('-')
        const ground = groundOf(inside ? element : (element.parentElement ?? element))
        const drawn = outlineStyle !== 'none'
        return {
          what: `ring of ${name(element)}`,
          where: sectionOf(element),
          ratio: drawn ? ratio(outlineColor, ground) : 0,
        }
      })
    return [...edges, ...pictures, ...rings]
  })
}

interface InPage {
  /** Contrast of two colours as the Web Content Accessibility Guidelines define it, from 1 to 21. */
  ratio(color: string, ground: string): number
  /** The colour that lies behind what an element shows. */
  groundOf(element: Element): string
  isShown(element: Element): boolean
  sectionOf(element: Element): string
}

declare global {
  interface Window {
    contrast: InPage
  }
}

/** Gives the page the means to measure; before it is opened. */
export async function measureContrast(page: Page): Promise<void> {
  await page.addInitScript((parts) => {
    type Color = [red: number, green: number, blue: number, alpha: number]

    const parse = (color: string): Color => {
      const numbers = (color.match(/[\d.]+/g) ?? []).map(Number)
      const [red = 0, green = 0, blue = 0, alpha = 1] = numbers
      return color.startsWith('color(')
        ? [red * 255, green * 255, blue * 255, alpha]
        : [red, green, blue, alpha]
    }
    const over = ([r, g, b, a]: Color, [red, green, blue]: Color): Color => [
      r * a + red * (1 - a),
      g * a + green * (1 - a),
      b * a + blue * (1 - a),
      1,
    ]
    const luminance = ([red, green, blue]: Color) => {
      const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
        const share = value / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const groundOf = (element: Element): string => {
      const layers: Color[] = []
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        const { backgroundColor, backgroundImage } = getComputedStyle(at)
        // A gradient ends in the colour that lies behind the text.
        const last = backgroundImage.match(/rgba?\([^)]+\)/g)?.at(-1)
        const layer = parse(last ?? backgroundColor)
        if (layer[3] > 0) layers.push(layer)
        if (layer[3] === 1) break
      }
      const [red, green, blue] = layers.reduceRight((below, layer) => over(layer, below))
      return `rgb(${red} ${green} ${blue})`
    }
    window.contrast = {
      groundOf,
      sectionOf(element) {
        const part = element.closest(parts)
        return part?.id ? `#${part.id}` : (part?.className ?? 'the page')
      },
      ratio(color, ground) {
        const below = parse(ground)
        const [light = 0, dark = 0] = [
          luminance(over(parse(color), below)),
          luminance(below),
        ].toSorted((a, b) => b - a)
        return (light + 0.05) / (dark + 0.05)
      },
      isShown(element) {
        const { width, height } = element.getBoundingClientRect()
        return (
          width > 1 &&
          height > 1 &&
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        )
      },
    }
  }, PARTS)
}
