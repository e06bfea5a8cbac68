import { chromium, type Page } from 'playwright'
import { browserArguments, browserPath } from '../../tests/browser/browser.ts'
import { ProjectCopy } from '../../tests/development/project-copy.ts'
import {
  commands,
  firstAnswer,
  startDevelopment,
} from '../../tests/development/running-development.ts'
import type { Figure } from '../figure.ts'
import { median } from '../percentile.ts'

/** From pressing Enter to the last byte of the page, and from the written file to the screen, in ms. */
const BUDGETS = { firstPage: 1500, edit: 300 }

/** What is changed, and by what at each run; both stand in the first section of the page. */
interface Edit {
  file: string
  part: string
  by: (run: number) => string
}

const SENTENCE: Edit = {
  file: 'content/en/hero.mdx',
  part: 'to answer your customers.',
  by: (run) => `to answer ${run} customers.`,
}

const BRAND: Edit = { file: 'content/site.yaml', part: 'YouData', by: (run) => `Brand ${run}` }

/** For the page; as text, for the compiler of the benchmark would call functions of its own in it. */
const TELL = `{
  const look = () => {
    const text = document.querySelector('main')?.textContent
    // The second frame begins when the first has been shown.
    if (text) requestAnimationFrame(() => requestAnimationFrame(() => shown(text)))
    else requestAnimationFrame(look)
  }
  look()
}`

/**
 * How fast development is, on a copy of the project: the first page after `npm run dev`,
 * with what the last run kept and without, and a changed sentence in an open browser.
 *
 * @param runs how often each is measured; the figures are medians
 */
export async function measureDevelopment(runs: number): Promise<Figure[]> {
  const copy = await ProjectCopy.make()
  try {
    // First, for it leaves what the starts find: an open page makes Vite prepare its packages.
    const [sentences, brands] = await measureEdits(copy, runs)
    const kept = await repeat(runs, () => firstPage(copy))
    const edited = await repeat(runs, async (run) => {
      const back = await copy.change(SENTENCE.file, SENTENCE.part, SENTENCE.by(run))
      return firstPage(copy).finally(back)
    })
    const withoutVite = await repeat(runs, async () => {
      await copy.forget('.vite')
      return firstPage(copy)
    })
    const cold = await repeat(runs, async () => {
      await copy.forget('.cache', '.vite')
      return firstPage(copy)
    })
    const from = 'from npm run dev to /en'
    return [
      figure(`${from}, as the last run left it`, kept, BUDGETS.firstPage),
      figure(`${from}, a sentence changed since`, edited, BUDGETS.firstPage),
      figure(`${from}, without Vite's cache`, withoutVite),
      figure(`${from}, nothing kept`, cold),
      figure('the first changed sentence on screen', sentences.slice(0, 1), BUDGETS.edit),
      figure('a changed sentence on screen', sentences.slice(1), BUDGETS.edit),
      figure('a changed brand on screen', brands, BUDGETS.edit),
    ]
  } finally {
    await copy.remove()
  }
}

function figure(what: string, taken: number[], budget?: number): Figure {
  const measured = Math.round(median(taken))
  return { what, measured, unit: 'ms', ...(budget === undefined ? {} : { budget }) }
}

async function repeat(runs: number, measure: (run: number) => Promise<number>): Promise<number[]> {
  const taken: number[] = []
  for (let run = 0; run < runs; run++) taken.push(await measure(run))
  return taken
}

async function firstPage(copy: ProjectCopy): Promise<number> {
  const start = performance.now()
  const server = await startDevelopment(copy.root, commands.npm)
  try {
    const answer = await firstAnswer(`${server.url}/en`)
    await answer.text()
    if (!answer.ok) throw new Error(`It answered with ${answer.status}:\n${server.printed()}`)
    return performance.now() - start
  } finally {
    await server.stop()
  }
}

/**
 * From each written change to the frame that shows it: of sentences one more than `runs`, for
 * the first is colder, then of the brand.
 */
async function measureEdits(copy: ProjectCopy, runs: number): Promise<[number[], number[]]> {
  const server = await startDevelopment(copy.root)
  const browser = await chromium.launch({
    executablePath: await browserPath(),
    args: browserArguments,
  })
  try {
    await firstAnswer(`${server.url}/en`)
    const page = await browser.newPage()
    const shown = await tellWhatIsShown(page)
    const settled = shown(SENTENCE.part)
    await page.goto(`${server.url}/en`, { waitUntil: 'networkidle' })
    await settled
    const measure = ({ file, part, by }: Edit) => {
      return async (run: number) => {
        const seen = shown(by(run))
        const back = await copy.change(file, part, by(run))
        const written = performance.now()
        const taken = (await seen) - written
        const again = shown(part)
        await back()
        await again
        await page.waitForLoadState('networkidle')
        return taken
      }
    }
    return [await repeat(runs + 1, measure(SENTENCE)), await repeat(runs, measure(BRAND))]
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** Lets a page say when the end of its first prose is on screen; gives a way to wait for it. */
async function tellWhatIsShown(page: Page) {
  const waiting = new Map<string, (time: number) => void>()
  await page.exposeFunction('shown', (text: string) => {
    const time = performance.now()
    for (const [sentence, resolve] of waiting) {
      if (!text.includes(sentence)) continue
      waiting.delete(sentence)
      resolve(time)
    }
  })
  await page.addInitScript({ content: TELL })
  return (sentence: string) =>
    new Promise<number>((resolve) => waiting.set(sentence.replaceAll(/\s+/g, ' '), resolve))
}
