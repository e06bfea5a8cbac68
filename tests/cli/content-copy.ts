import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'vitest'
import { repository } from './run-cli.ts'

/** Stands in a planted text for the place that the report must name; it isn't written. */
export const MARK = '‸'

/** A change of one file: what is replaced, and by what, with the mark where the fault begins. */
export interface Planting {
  file: string
  find: RegExp
  replace: string
}

/** A copy of the repository's own content in a temporary folder, to do wrong things to. */
export class ContentCopy {
  private constructor(readonly root: string) {}

  static async make(): Promise<ContentCopy> {
    const root = await mkdtemp(join(tmpdir(), 'content-'))
    await cp(join(repository, 'content'), join(root, 'content'), { recursive: true })
    return new ContentCopy(root)
  }

  /** A copy that goes away with the test. */
  static async forTest({ onTestFinished }: TestContext): Promise<ContentCopy> {
    const copy = await ContentCopy.make()
    onTestFinished(() => copy.remove())
    return copy
  }

  path(file: string): string {
    return join(this.root, file)
  }

  read(file: string): Promise<string> {
    return readFile(this.path(file), 'utf8')
  }

  write(file: string, content: string | Uint8Array): Promise<void> {
    return writeFile(this.path(file), content)
  }

  /** Changes a file and returns `line:column` of the mark, or 1:1 where there is none. */
  async plant({ file, find, replace }: Planting): Promise<string> {
    const before = await this.read(file)
    const after = before.replace(find, replace)
    if (after === before) throw new Error(`${find} is not in ${file}`)
    await this.write(file, after.replaceAll(MARK, ''))

    const lines = after.slice(0, Math.max(0, after.indexOf(MARK))).split('\n')
    return `${lines.length}:${(lines.at(-1) ?? '').length + 1}`
  }

  remove(): Promise<void> {
    return rm(this.root, { recursive: true })
  }
}
