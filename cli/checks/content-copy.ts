import { cpSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CONTENT_FOLDER } from '../content/files/expected-files.ts'
import { fileStart, pointAt, type Point } from '../core/location.ts'
import type { Case, Change } from '../core/rule.ts'

/** A copy of content and, optionally, of the site built from it, in a temporary folder. */
export class ContentCopy {
  readonly root: string

  constructor(root: string) {
    this.root = root
  }

  /** Copies folders, by default only `content/`, from a root folder to a temporary folder. */
  static async of(
    from: string,
    folders: readonly string[] = [CONTENT_FOLDER],
  ): Promise<ContentCopy> {
    const root = await mkdtemp(path.join(tmpdir(), 'content-'))
    for (const folder of folders)
      cpSync(path.join(from, folder), path.join(root, folder), { recursive: true })
    return new ContentCopy(root)
  }

  path(file: string): string {
    return path.join(this.root, file)
  }

  read(file: string): Promise<string> {
    return readFile(this.path(file), 'utf8')
  }

  /** Writes a file, creating its folder if necessary. */
  async write(file: string, content: string | Uint8Array): Promise<void> {
    await mkdir(path.dirname(this.path(file)), { recursive: true })
    await writeFile(this.path(file), content)
  }

  /** Applies a case's changes, and returns the location where the case expects a report. */
  async applyCase(change: Case): Promise<{ file: string; place: Point }> {
    const { reportedAt, also = [] } = change
    const place = await this.change(change)
    for (const other of also) await this.change(other)
    if (!reportedAt) return { file: change.file, place }
    const text = await this.read(reportedAt.file)
    const match = reportedAt.after.exec(text)
    if (!match) throw new Error(`${String(reportedAt.after)} is not in ${reportedAt.file}`)
    return { file: reportedAt.file, place: pointAt(text, match.index + match[0].length) }
  }

  /** Applies a change, and returns the position of `MARK` or, without it, the file's start. */
  async change(change: Change): Promise<Point> {
    const { file } = change
    if ('write' in change) await this.write(file, change.write)
    else if ('copyOf' in change) await cp(this.path(change.copyOf), this.path(file))
    else if ('instead' in change) {
      await rm(this.path(file))
      if (change.instead === 'a folder') await mkdir(this.path(file))
    } else {
      const before = await this.read(file)
      const after = changedText(before, change)
      if (after === before) throw new Error(`${file} has nothing to replace`)
      await this.write(file, after.replaceAll(MARK, ''))
      return pointAt(after, Math.max(0, after.indexOf(MARK)))
    }
    return fileStart
  }

  remove(): Promise<void> {
    return rm(this.root, { recursive: true })
  }
}

/** Marks where a case expects a report; removed before the file is written. */
export const MARK = '‸'

/** Changes that edit a file's text, rather than replace the whole file. */
type TextChange = Extract<Change, { find: RegExp } | { set: object } | { append: string }>

/**
 * Returns a file's text after a change.
 *
 * @throws Error if a key or pattern is not found, or is found more than once without the `g` flag
 */
export function changedText(text: string, change: TextChange): string {
  if ('append' in change) return `${text.trimEnd()}${change.append}\n`
  if ('find' in change) return replaceOnce(text, change.find, change.replace)
  return Object.entries(change.set).reduce((before, [key, value]) => {
    const line = `${key}: ${value.replaceAll('$', '$$$$')}`
    return replaceOnce(before, new RegExp(`^${key}: .*`, 'm'), line)
  }, text)
}

function replaceOnce(text: string, find: RegExp, replacement: string): string {
  const { length } = text.match(new RegExp(find, `${find.flags.replace('g', '')}g`)) ?? []
  if (length !== 1 && !(find.global && length)) {
    throw new Error(`${find} occurs ${length ?? 0} times`)
  }
  return text.replace(find, replacement)
}
