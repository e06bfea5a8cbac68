import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A clone of the repository to edit, with its packages installed. */
export class Checkout {
  private constructor(readonly root: string) {}

  /** Clones the last commit; uncommitted changes are not included. */
  static async clone(repository: string): Promise<Checkout> {
    const checkout = new Checkout(await mkdtemp(path.join(tmpdir(), 'edits-')))
    try {
      await checkout.run('git', ['clone', '--quiet', repository, '.'])
      await checkout.run('npm', ['ci', '--no-audit', '--no-fund'])
    } catch (error) {
      checkout.discard()
      throw error
    }
    return checkout
  }

  read(file: string): Promise<string> {
    return readFile(path.join(this.root, file), 'utf8')
  }

  write(file: string, text: string): Promise<void> {
    return writeFile(path.join(this.root, file), text)
  }

  copy(from: string, to: string): Promise<void> {
    return cp(path.join(this.root, from), path.join(this.root, to), { recursive: true })
  }

  /**
   * Replaces what is found in a file.
   *
   * @throws if nothing matches, or the file would not change
   */
  async replace(
    file: string,
    find: string | RegExp,
    by: string | ((found: string) => string),
  ): Promise<void> {
    const text = await this.read(file)
    const changed = text.replace(find, by as string)
    if (changed === text) throw new Error(`${file}: replacing ${String(find)} changed nothing`)
    await this.write(file, changed)
  }

  /**
   * Replaces what is found in a file of each language.
   *
   * @param texts by language; a language without one gets the English text
   * @param content the folder that holds the languages
   */
  async translate(
    name: string,
    find: RegExp,
    texts: Readonly<Record<string, string> & { en: string }>,
    content = 'content',
  ): Promise<void> {
    for (const locale of await this.languages(content)) {
      await this.replace(`${content}/${locale}/${name}.mdx`, find, texts[locale] ?? texts.en)
    }
  }

  /** The languages that have a folder. */
  async languages(content = 'content'): Promise<string[]> {
    const entries = await readdir(path.join(this.root, content), { withFileTypes: true })
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  }

  /** The files in a folder, with the folder's path. */
  async files(folder: string): Promise<string[]> {
    const names = await readdir(path.join(this.root, folder))
    return names.map((name) => `${folder}/${name}`)
  }

  /** Undoes every edit, but leaves the packages installed. */
  async reset(): Promise<void> {
    await this.run('git', ['reset', '--quiet', '--hard'])
    await this.run('git', ['clean', '--quiet', '-d', '--force'])
  }

  /**
   * Runs a command.
   *
   * @returns its output
   * @throws an error with the command's output if it does not exit with the expected code
   */
  async run(command: string, args: readonly string[], expected = 0): Promise<string> {
    const child = spawn(command, args, { cwd: this.root, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text))
    }
    const [code] = (await once(child, 'close')) as [number | null]
    if (code === expected) return output
    throw new Error(`${[command, ...args].join(' ')} exited with code ${code}\n\n${output}`)
  }

  discard(): void {
    rmSync(this.root, { recursive: true, force: true })
  }
}
