import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium, type Browser, type Page } from 'playwright'
import type { Locale } from '../../src/locales.ts'
import { pageUrls, urlsWithoutLanguage, type PageUrl } from '../../src/urls/page-urls.ts'
import { browserArguments, browserPath } from '../../browser/browser.ts'
import { loadFonts } from '../../browser/load-fonts.ts'

export interface Builds {
  before: string
  after: string
}

/** A page part that looks different in the two builds, with the file names of its screenshots. */
export interface PicturePair {
  locale: Locale
  page: PageUrl['page']
  /** The part's id or class, with a number if an earlier part has the same name. */
  part: string
  width: number
  scheme: (typeof schemes)[number]
  /** Undefined if the part was missing or invisible before. */
  before: string | undefined
  /** Undefined if the part is now missing or invisible. */
  after: string | undefined
}

const widths = [360, 1280] as const
const schemes = ['light', 'dark'] as const

/** Time limit in milliseconds for each step in the browser. */
const TIMEOUT = 20_000

const PART_SELECTOR = '.site-header, .floating-navigation, main > *, .site-footer'

/**
 * Keeps a page's fixed parts out of the screenshots of its other parts, and hides videos,
 * whose loading indicator differs from one screenshot to the next.
 */
const STYLE = `.site-header, .floating-navigation { position: static !important }
video { visibility: hidden !important }`

/**
 * How a page is opened: first as visitors see it; then, if hidden texts may differ, with the styles
 * for disabled scripting and with everything expanded.
 */
const modes = ['usual', 'unfolded'] as const

/** There is no server: requests to this origin are fulfilled from a build folder. */
const ORIGIN = 'http://localhost'

interface PictureOptions {
  dark: boolean
  locale?: Locale | undefined
  onPage?: (path: string, number: number, count: number) => void
}

interface Shot {
  locale: Locale
  url: PageUrl
  width: number
  scheme: PicturePair['scheme']
}

/** Takes screenshots of the page parts that look different in two builds. */
export async function takePictures(
  builds: Builds,
  folder: string,
  { dark, locale, onPage }: PictureOptions,
): Promise<PicturePair[]> {
  await mkdir(folder, { recursive: true })
  const urls = pageUrls.filter(
    (url) => !urlsWithoutLanguage.includes(url) && (locale === undefined || url.locale === locale),
  )
  const isChanged = await Promise.all(
    urls.map(async ({ file }) => {
      const [before, after] = await Promise.all(
        [builds.before, builds.after].map((build) => readFile(path.join(build, file))),
      )
      return !before?.equals(after ?? new Uint8Array())
    }),
  )
  const browser = await chromium.launch({
    executablePath: await browserPath(),
    args: browserArguments,
  })
  try {
    const pairs: PicturePair[] = []
    const changed = urls.filter((_, index) => isChanged[index])
    for (const [index, url] of changed.entries()) {
      onPage?.(url.path, index + 1, changed.length)
      for (const scheme of dark ? schemes : schemes.slice(0, 1)) {
        for (const width of widths) {
          const shot = { locale: url.locale, url, width, scheme }
          pairs.push(...(await comparePage(browser, builds, folder, shot)))
        }
      }
    }
    return pairs
  } finally {
    await browser.close()
  }
}

async function comparePage(browser: Browser, builds: Builds, folder: string, shot: Shot) {
  const { url, locale, width, scheme } = shot
  const pairs = new Map<string, PicturePair>()
  for (const mode of modes) {
    const open = (build: string) => openPage(browser, build, shot, mode)
    const pages = await Promise.all([open(builds.before), open(builds.after)])
    const [before, after] = pages
    const names = [...new Set([...after.parts.keys(), ...before.parts.keys()])].filter(
      (name) => before.parts.get(name)?.html !== after.parts.get(name)?.html && !pairs.has(name),
    )
    for (const part of names) {
      // If a collapsed text has changed, both screenshots show it expanded, even if the visible
      // content has changed, too.
      const isFolded = before.parts.get(part)?.folded !== after.parts.get(part)?.folded
      if (isFolded && mode === 'usual') continue
      const pictures = await Promise.all(pages.map(({ parts }) => parts.get(part)?.picture()))
      const [old, now] = pictures
      if (old ? now && now.equals(old) : !now) continue
      const write = async (picture: Buffer | false | undefined, version: keyof Builds) => {
        if (!picture) return undefined
        const name = `${locale}-${url.page}-${part}-${width}-${scheme}-${version}.png`
        await writeFile(path.join(folder, name), picture)
        return name
      }
      pairs.set(part, {
        locale,
        page: url.page,
        part,
        width,
        scheme,
        before: await write(old, 'before'),
        after: await write(now, 'after'),
      })
    }
    await Promise.all(pages.map((page) => page.close()))
    if (names.every((name) => pairs.has(name))) break
  }
  return pairs.values()
}

async function openPage(
  browser: Browser,
  build: string,
  { url, width, scheme }: Shot,
  mode: (typeof modes)[number],
) {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
  })
  await context.route('**/*', async (route) => {
    const { origin, pathname } = new URL(route.request().url())
    const file = pathname === url.path ? url.file : decodeURIComponent(pathname)
    if (origin !== ORIGIN) return route.abort()
    // Scripts are not needed, because pages look the same before and after hydration.
    if (file.endsWith('.js')) return route.fulfill({ contentType: 'text/javascript', body: '' })
    if (file === url.file) {
      const html = await readFile(path.join(build, file), 'utf8')
      const body = mode === 'unfolded' ? withoutScripts(html) : html
      return route.fulfill({ contentType: 'text/html; charset=utf-8', body })
    }
    await route.fulfill({ path: path.join(build, file) }).catch(() => route.abort())
  })
  context.setDefaultTimeout(TIMEOUT)
  const page = await context.newPage()
  await page.goto(`${ORIGIN}${url.path}`)
  // Functions compiled by tsx call `__name`, which does not exist in the page.
  await page.evaluate('globalThis.__name = (named) => named')
  await loadFonts(page)
  await page.locator('img').evaluateAll((images: HTMLImageElement[]) =>
    Promise.all(
      images.map((image) => {
        // Browsers load lazy images outside the viewport only after scrolling.
        image.loading = 'eager'
        // Flag images do not load: they are on another host, to which requests are aborted.
        return image.decode().catch(() => {})
      }),
    ),
  )
  await page.addStyleTag({ content: STYLE })
  if (mode === 'unfolded') {
    await page.locator('details').evaluateAll((all) => {
      for (const details of all) details.setAttribute('open', '')
    })
  }
  return { parts: await locatePageParts(page), close: () => context.close() }
}

/** Applies the styles for disabled scripting, but leaves scripting enabled for Playwright. */
function withoutScripts(html: string): string {
  return html.replace(/(?<=scripting:\s*)(?:enabled|none)/g, (value) =>
    value === 'none' ? 'enabled' : 'none',
  )
}

/** Returns a page's parts, keyed by name. Their HTML includes the styles that may affect them. */
async function locatePageParts(page: Page) {
  const parts = page.locator(PART_SELECTOR)
  const found = await parts.evaluateAll((elements) => {
    const styles = [...document.querySelectorAll('style')].map((style) => style.textContent)
    const counts = new Map<string, number>()
    // Repeated names are numbered: the sections of the pricing page share their first class.
    const nameOf = (element: Element) => {
      const name = element.id || (element.classList[0] ?? element.localName)
      const count = (counts.get(name) ?? 0) + 1
      counts.set(name, count)
      return count === 1 ? name : `${name}-${count}`
    }
    return elements.map((element) => ({
      name: nameOf(element),
      html: styles.join('') + element.outerHTML,
      folded: Array.from(element.querySelectorAll('details'), ({ outerHTML }) => outerHTML).join(),
      isVisible: element.checkVisibility() && element.getBoundingClientRect().height > 0,
    }))
  })
  return new Map(
    found.map(({ name, html, folded, isVisible }, index) => {
      const picture = () =>
        isVisible && parts.nth(index).screenshot({ animations: 'disabled', caret: 'hide' })
      return [name, { html, folded, picture }]
    }),
  )
}
