import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** How a command ended. */
export interface Exit {
  /** Null if the command was stopped. */
  code: number | null
  output: string
}

interface CommandOptions {
  /** Added to the environment of this process. */
  env?: NodeJS.ProcessEnv
  /** Stops the command after so many milliseconds. */
  timeout?: number
}

/** A clone of the repository to edit, with its packages. */
export class Checkout {
  readonly root: string
  /** For what commands write to the system's temporary folder. */
  private readonly temporary: string
  /** Each with a promise of its end. */
  private readonly running = new Map<ChildProcess, Promise<unknown>>()
  private isInterrupted = false

  private constructor(private readonly folder: string) {
    this.root = path.join(folder, 'clone')
    this.temporary = path.join(folder, 'tmp')
  }

  /**
   * Clones the last commit; uncommitted changes are not included.
   *
   * @param packages `install` runs `npm ci`, as after a fresh clone; `link` uses the packages that
   *   are installed in the repository, which takes no time
   */
  static async clone(
    repository: string,
    { packages = 'install' }: { packages?: 'install' | 'link' } = {},
  ): Promise<Checkout> {
    const folder = await mkdtemp(path.join(await realpath(tmpdir()), 'checkout-'))
    const checkout = new Checkout(folder)
    try {
      await Promise.all([checkout.root, checkout.temporary].map((one) => mkdir(one)))
      await checkout.run('git', ['clone', '--quiet', repository, '.'])
      if (packages === 'install') await checkout.run('npm', ['ci', '--no-audit', '--no-fund'])
      else await checkout.linkPackages(path.join(repository, 'node_modules'))
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

  /** Undoes every edit, but leaves packages and builds, which git ignores. */
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
    const { code, output } = await this.attempt(command, args)
    if (code === expected) return output
    throw new Error(`${[command, ...args].join(' ')} exited with code ${code}\n\n${output}`)
  }

  /** Runs a command that may fail; what it leaves running is stopped. */
  async attempt(
    command: string,
    args: readonly string[],
    { env = {}, timeout }: CommandOptions = {},
  ): Promise<Exit> {
    const child = spawn(command, args, {
      cwd: this.root,
      // In its own process group, so that everything it starts can be stopped.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, TMPDIR: this.temporary, ...env },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text))
    }
    const closed = once(child, 'close')
    this.running.set(child, closed)
    const timer = timeout === undefined ? undefined : setTimeout(() => interrupt(child), timeout)
    const [code] = (await once(child, 'exit')) as [number | null]
    clearTimeout(timer)
    signal(child, 'SIGKILL')
    await closed
    this.running.delete(child)
    // Until the process ends: nothing else may start.
    if (this.isInterrupted) await new Promise(() => {})
    return { code, output }
  }

  /** Stops what is running as Ctrl-C does, and waits while it cleans up. */
  async interrupt(): Promise<void> {
    this.isInterrupted = true
    for (const child of this.running.keys()) interrupt(child)
    await Promise.all(this.running.values())
  }

  /** Stops what is running and deletes the clone. */
  discard(): void {
    for (const child of this.running.keys()) signal(child, 'SIGKILL')
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 })
  }

  /** Links each package, so that caches, which are in `node_modules`, too, belong to the clone. */
  private async linkPackages(installed: string): Promise<void> {
    const packages = path.join(this.root, 'node_modules')
    await mkdir(packages)
    for (const name of await readdir(installed)) {
      const isCache = name.startsWith('.') && !['.bin', '.package-lock.json'].includes(name)
      if (!isCache) await symlink(path.join(installed, name), path.join(packages, name))
    }
  }
}

/** Milliseconds that a process may take to clean up. */
const GRACE = 5000

function interrupt(child: ChildProcess): void {
  signal(child, 'SIGINT')
  const kill = () => child.exitCode === null && signal(child, 'SIGKILL')
  setTimeout(kill, GRACE).unref()
}

/** Sends a signal to a process and to everything that it has started. */
function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, name)
  } catch {
    // Nothing is left to stop.
  }
}
