import { chromium, type Page } from 'playwright'
import { browserArguments, browserPath } from '../../tests/e2e/browser.ts'
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

const FILE = 'content/en/hero.mdx'
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

const SENTENCE = 'to answer your customers.'

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
    const edits = await measureEdits(copy, runs)
    const kept = await repeat(runs, () => firstPage(copy))
    const edited = await repeat(runs, async (run) => {
      const back = await copy.change(FILE, SENTENCE, `to answer customers ${run} times.`)
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
      figure('the first changed sentence on screen', edits.slice(0, 1), BUDGETS.edit),
      figure('a changed sentence on screen', edits.slice(1), BUDGETS.edit),
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

/** From each written change to the frame that shows it; one more than `runs`, for the first is colder. */
async function measureEdits(copy: ProjectCopy, runs: number): Promise<number[]> {
  const server = await startDevelopment(copy.root)
  const browser = await chromium.launch({
    executablePath: await browserPath(),
    args: browserArguments,
  })
  try {
    await firstAnswer(`${server.url}/en`)
    const page = await browser.newPage()
    const shown = await tellWhatIsShown(page)
    const settled = shown(SENTENCE)
    await page.goto(`${server.url}/en`, { waitUntil: 'networkidle' })
    await settled
    return await repeat(runs + 1, async (run) => {
      const sentence = `to answer ${run} customers.`
      const seen = shown(sentence)
      const back = await copy.change(FILE, SENTENCE, sentence)
      const written = performance.now()
      const taken = (await seen) - written
      const again = shown(SENTENCE)
      await back()
      await again
      await page.waitForLoadState('networkidle')
      return taken
    })
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
