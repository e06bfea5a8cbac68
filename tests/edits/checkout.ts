import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** How a command ended. */
export interface Exit {
  /** Null if the command was stopped. */
  code: number | null
  output: string
}

/** The time for an interrupted process to clean up before it is killed, in milliseconds. */
const GRACE = 5000

/** An editable clone of the repository, with installed packages. It runs one command at a time. */
export class Checkout {
  readonly root: string
  /** The folder for the commands' temporary files. */
  private readonly temporary: string
  private running: ChildProcess | undefined

  private constructor(folder: string) {
    this.root = path.join(folder, 'clone')
    this.temporary = path.join(folder, 'tmp')
  }

  /**
   * Clones the last commit, and installs its packages; uncommitted changes are not included.
   *
   * @param options.keep whether the clone remains after this process ends
   */
  static async clone(repository: string, { keep }: { keep: boolean }): Promise<Checkout> {
    const folder = await mkdtemp(path.join(await realpath(tmpdir()), 'checkout-'))
    const checkout = new Checkout(folder)
    process.once('exit', () => {
      checkout.signal('SIGKILL')
      if (!keep) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    })
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => void checkout.interrupt().then(() => process.exit(130)))
    }
    for (const one of [checkout.root, checkout.temporary]) await mkdir(one)
    await checkout.run('git', 'clone', '--quiet', repository, '.')
    await checkout.run('npm', 'ci', '--no-audit', '--no-fund')
    return checkout
  }

  read(file: string): Promise<string> {
    return readFile(path.join(this.root, file), 'utf8')
  }

  async write(file: string, text: string): Promise<void> {
    const target = path.join(this.root, file)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, text)
  }

  /** Deletes a file or a folder. */
  remove(file: string): Promise<void> {
    return rm(path.join(this.root, file), { recursive: true })
  }

  /** @throws if nothing matches, or if the replacement equals the match */
  async replace(
    file: string,
    find: string | RegExp,
    by: string | ((match: string) => string),
  ): Promise<void> {
    const text = await this.read(file)
    const changed = typeof by === 'string' ? text.replace(find, by) : text.replace(find, by)
    if (changed === text) throw new Error(`${file}: replacing ${String(find)} changed nothing`)
    await this.write(file, changed)
  }

  /** The languages in a content folder: its subfolders that contain `site.mdx`. */
  async languages(content: string): Promise<string[]> {
    const folder = path.join(this.root, content)
    const names = await readdir(folder)
    return names.filter((name) => existsSync(path.join(folder, name, 'site.mdx')))
  }

  /** Undoes every edit, but keeps packages and builds, which Git ignores. */
  async reset(): Promise<void> {
    await this.run('git', 'reset', '--quiet', '--hard')
    await this.run('git', 'clean', '--quiet', '-d', '--force')
  }

  /**
   * Runs a command.
   *
   * @throws if the command fails; the error contains the command's output
   */
  async run(...command: string[]): Promise<void> {
    const { code, output } = await this.attempt(command)
    if (code !== 0) throw new Error(`${command.join(' ')} exited with code ${code}\n\n${output}`)
  }

  /**
   * Runs a command that may fail, and stops any processes that it leaves running.
   *
   * @param timeout milliseconds after which the command is stopped
   */
  async attempt(
    [program = '', ...args]: readonly string[],
    { env = {}, timeout = 2 ** 31 - 1 }: { env?: NodeJS.ProcessEnv; timeout?: number } = {},
  ): Promise<Exit> {
    const child = spawn(program, args, {
      cwd: this.root,
      // In its own process group, so that everything it starts can be stopped.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, TMPDIR: this.temporary, ...env },
    })
    this.running = child
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text))
    }
    const closed = once(child, 'close')
    const timer = setTimeout(() => void this.interrupt(), timeout)
    const [code] = (await once(child, 'exit')) as [number | null]
    clearTimeout(timer)
    this.signal('SIGKILL')
    await closed
    return { code, output }
  }

  /** Interrupts the running command, as Ctrl-C does; kills it if it has not ended after `GRACE`. */
  private async interrupt(): Promise<void> {
    const child = this.running
    if (child === undefined || child.exitCode !== null) return
    this.signal('SIGINT')
    const timer = setTimeout(() => this.signal('SIGKILL'), GRACE)
    await once(child, 'exit')
    clearTimeout(timer)
  }

  /** Sends a signal to the command and everything that it has started. */
  private signal(name: NodeJS.Signals): void {
    try {
      if (this.running?.pid !== undefined) process.kill(-this.running.pid, name)
    } catch {
      // Everything that the command started has already ended.
    }
  }
}
