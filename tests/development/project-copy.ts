import { mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { assembleFixtureSite } from '../fixtures/fixture-site.ts'

const repository = fileURLToPath(new URL('../../', import.meta.url))

/** The fixture site with its packages, without what earlier runs have left. */
export class ProjectCopy {
  private constructor(readonly root: string) {}

  static async make(): Promise<ProjectCopy> {
    const root = await mkdtemp(path.join(tmpdir(), 'project-'))
    await assembleFixtureSite(root)
    const packages = path.join(root, 'node_modules')
    await mkdir(packages)
    const left = ['.cache', '.vite', '.vite-temp', '.prerender']
    for (const name of await readdir(path.join(repository, 'node_modules'))) {
      if (left.includes(name)) continue
      await symlink(path.join(repository, 'node_modules', name), path.join(packages, name))
    }
    return new ProjectCopy(root)
  }

  read(file: string): Promise<string> {
    return readFile(path.join(this.root, file), 'utf8')
  }

  async write(file: string, text: string): Promise<void> {
    await writeFile(path.join(this.root, file), text)
  }

  async move(from: string, to: string): Promise<void> {
    await rename(path.join(this.root, from), path.join(this.root, to))
  }

  async delete(file: string): Promise<void> {
    await rm(path.join(this.root, file))
  }

  /** Replaces a part of a file; gives the way back, which is gone once. */
  async change(file: string, part: string | RegExp, by: string): Promise<() => Promise<void>> {
    const text = await this.read(file)
    const changed = text.replace(part, by)
    if (changed === text) throw new Error(`${part} is not in ${file}`)
    await this.write(file, changed)
    let going: Promise<void> | undefined
    return () => (going ??= this.write(file, text))
  }

  /** Removes what runs have left, as Vite or we keep it. */
  async forget(...folders: ('.cache' | '.vite')[]): Promise<void> {
    for (const folder of folders) {
      await rm(path.join(this.root, 'node_modules', folder), { recursive: true, force: true })
    }
  }

  async remove(): Promise<void> {
    await rm(this.root, { recursive: true })
  }
}
