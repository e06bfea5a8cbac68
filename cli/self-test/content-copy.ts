import { cpSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contentFolder } from '../model/layout.ts'

/** Stands in a planted text for the place that the report must name; it isn't written. */
export const MARK = '‸'

/** What is replaced, and by what, with the mark where the fault begins. */
export interface Replacement {
  file: string
  find: RegExp
  replace: string
}

/** A change of one file. */
export type Planting =
  | Replacement
  | { file: string; copyOf: string }
  | { file: string; instead: 'nothing' | 'a folder' }
  | { file: string; write: string | Uint8Array }

/** A copy of content in a temporary folder, to do wrong things to. */
export class ContentCopy {
  private constructor(readonly root: string) {}

  /** @param from the folder that holds `content/` */
  static async of(from: string): Promise<ContentCopy> {
    const root = await mkdtemp(join(tmpdir(), 'content-'))
    // Many small files: to wait for each takes longer than to copy it.
    cpSync(join(from, contentFolder), join(root, contentFolder), { recursive: true })
    return new ContentCopy(root)
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

  /**
   * Changes a file and returns `line:column` of the mark, or 1:1 where there is none.
   *
   * @throws Error where what should be replaced isn't in the file
   */
  async plant(planting: Planting): Promise<string> {
    const { file } = planting
    if ('write' in planting) {
      await this.write(file, planting.write)
      return '1:1'
    }
    if ('instead' in planting) {
      await rm(this.path(file))
      if (planting.instead === 'a folder') await mkdir(this.path(file))
      return '1:1'
    }
    if ('copyOf' in planting) {
      await cp(this.path(planting.copyOf), this.path(file))
      return '1:1'
    }
    const before = await this.read(file)
    const after = before.replace(planting.find, planting.replace)
    if (after === before) throw new Error(`${String(planting.find)} is not in ${file}`)
    await this.write(file, after.replaceAll(MARK, ''))

    const lines = after.slice(0, Math.max(0, after.indexOf(MARK))).split('\n')
    return `${lines.length}:${(lines.at(-1) ?? '').length + 1}`
  }

  remove(): Promise<void> {
    return rm(this.root, { recursive: true })
  }
}
