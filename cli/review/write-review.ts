import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Locale } from '../../src/locales.ts'
import { runContentRules } from '../checks/check-content.ts'
import { readContent } from '../content/read-content.ts'
import { exitCodes, InputError, type ExitCode, type Output } from '../core/program.ts'
import { staleFiles } from '../prices/generated-folder.ts'
import { priceModules } from '../prices/price-modules.ts'
import { replaceFiles } from '../core/replace-files.ts'
import { formatComment } from './comment.ts'
import { formatPage } from './page.ts'
import { takePictures, type Builds } from './pictures.ts'
import { reviewWords } from './review-words.ts'
import { reviewTexts, type Review } from './review-texts.ts'
import { build, checkOut, compareVersions } from './versions.ts'

interface ReviewOptions {
  root: string
  /** A branch or a commit. */
  base: string
  out: string
  dark: boolean
  /** If set, the only language that gets screenshots. */
  locale?: Locale | undefined
}

const reviewFiles = { page: 'index.html', comment: 'comment.md', pictures: 'pictures' }

/**
 * Writes a review of the changes since a revision.
 *
 * @returns `findings` if the content has errors or the price tables are out of date, in which case
 *   there are no screenshots
 * @throws InputError if the versions cannot be compared, if `out` contains other files or, after
 *   the texts have been written, if a build or the screenshots fail
 */
export async function writeReview(options: ReviewOptions, output: Output): Promise<ExitCode> {
  const { root, base, out } = options
  const { language } = output
  const words = reviewWords[language]
  const versions = await compareVersions(root, base)
  await emptyFolder(out)
  if (versions.files.length === 0) {
    output.write(`${words.nothing(base)}\n`)
    return exitCodes.clean
  }
  // The folder is inside the project, so that both versions can resolve its packages.
  await mkdir(path.join(root, '.cache'), { recursive: true })
  const folder = await mkdtemp(path.join(root, '.cache/review-'))
  try {
    const [before, after] = await Promise.all([
      checkOut(root, versions.before, path.join(folder, 'before')),
      checkOut(root, versions.after, path.join(folder, 'after')),
    ])
    const content = { before: await readContent(before), after: await readContent(after) }
    const report = await runContentRules(content.after)
    const hasErrors = report.findings.some(({ severity }) => severity === 'error')
    const isStale = !hasErrors && (await staleFiles(after, priceModules(content.after))).length > 0
    const mistake = hasErrors ? words.contentErrors : isStale ? words.stalePrices : undefined
    if (mistake === undefined) output.log(`${words.building}\n`)
    const pictures =
      mistake === undefined
        ? await buildAndCompare({ before, after }, options, output)
        : { problem: mistake, output: '' }
    const review = { ...reviewTexts(content, report, versions.files), pictures }
    await replaceFiles(
      new Map([
        [path.join(out, reviewFiles.page), formatPage(review, language)],
        [path.join(out, reviewFiles.comment), formatComment(review, language)],
      ]),
    )
    const texts = review.changes.reduce((sum, { changes }) => sum + changes.length, 0)
    const pairs = 'problem' in pictures ? 0 : pictures.length
    const shown = [words.changed(texts), ...(pairs > 0 ? [words.pairs(pairs)] : [])]
    output.write(`${shown.join('; ')}\n`)
    output.write(`${words.open(path.join(out, reviewFiles.page))}\n`)
    if (mistake !== undefined) {
      output.write(`${mistake}\n`)
      return exitCodes.findings
    }
    if ('problem' in pictures) throw new InputError(`${pictures.problem}\n${pictures.output}`)
    return exitCodes.clean
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** @throws InputError if the folder contains anything other than a review */
async function emptyFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const names: string[] = Object.values(reviewFiles)
  const other = (await readdir(folder)).find((name) => !names.includes(name))
  if (other !== undefined) {
    throw new InputError({
      en: `${folder} contains ${other}. Use --out with an empty folder.`,
      pt: `${folder} contém ${other}. Use --out com uma pasta vazia.`,
      es: `${folder} contiene ${other}. Use --out con una carpeta vacía.`,
    })
  }
  for (const name of names) await rm(path.join(folder, name), { recursive: true, force: true })
}

/** Builds both versions in parallel and takes the screenshots, or returns why that failed. */
async function buildAndCompare(
  { before, after }: Builds,
  { out, dark, locale }: ReviewOptions,
  { language, ...output }: Output,
): Promise<Review['pictures']> {
  const failed = (step: 'before' | 'after' | 'browser', error: unknown) => ({
    problem: reviewWords[language].failed[step],
    output: String(error),
  })
  // The folders are removed afterwards, so both builds must have stopped writing to them.
  const [first, second] = await Promise.allSettled([build(before), build(after)])
  if (first.status === 'rejected') return failed('before', first.reason)
  if (second.status === 'rejected') return failed('after', second.reason)
  const built = { before: first.value, after: second.value }
  const onPage = (url: string, number: number, count: number) =>
    output.log(`${reviewWords[language].page(number, count)}: ${url}\n`)
  return takePictures(built, path.join(out, reviewFiles.pictures), { dark, locale, onPage }).catch(
    (error: unknown) => failed('browser', error),
  )
}
