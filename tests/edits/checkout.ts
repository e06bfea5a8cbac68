import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A clone of the repository with its packages, to make edits in. */
export class Checkout {
  private constructor(readonly root: string) {}

  /** Clones the last commit; what is not committed is not part of it. */
  static async clone(repository: string): Promise<Checkout> {
    const checkout = new Checkout(await mkdtemp(path.join(tmpdir(), 'edits-')))
    await checkout.run('git', ['clone', '--quiet', repository, '.'])
    await checkout.run('npm', ['ci', '--no-audit', '--no-fund'])
    return checkout
  }

  read(file: string): Promise<string> {
    return readFile(path.join(this.root, file), 'utf8')
  }

  /**
   * Replaces what is found in a file.
   *
   * @throws where it is not found, or is the same already
   */
  async replace(file: string, find: string | RegExp, by: string): Promise<void> {
    const text = await this.read(file)
    const changed = text.replace(find, by)
    if (changed === text) throw new Error(`${file} has no ${String(find)}`)
    await writeFile(path.join(this.root, file), changed)
  }

  /** Replaces what is found in a file of each language. */
  async translate(
    name: string,
    find: RegExp,
    texts: Readonly<Record<string, string>>,
  ): Promise<void> {
    for (const [locale, text] of Object.entries(texts)) {
      await this.replace(`content/${locale}/${name}.mdx`, find, text)
    }
  }

  async copy(from: string, to: string): Promise<void> {
    await cp(path.join(this.root, from), path.join(this.root, to), { recursive: true })
  }

  /** Undoes every edit, and keeps the packages. */
  async reset(): Promise<void> {
    await this.run('git', ['reset', '--quiet', '--hard'])
    await this.run('git', ['clean', '--quiet', '-d', '--force'])
  }

  /**
   * Runs a command.
   *
   * @returns what it printed
   * @throws where it does not end with the expected code, with what it printed
   */
  async run(command: string, args: readonly string[], expected = 0): Promise<string> {
    const child = spawn(command, args, { cwd: this.root, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text))
    }
    const [code] = (await once(child, 'close')) as [number | null]
    if (code === expected) return output
    throw new Error(`${[command, ...args].join(' ')} ended with ${code}\n\n${output}`)
  }

  async discard(): Promise<void> {
    await rm(this.root, { recursive: true })
  }
}
