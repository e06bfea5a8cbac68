import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { devNull } from 'node:os'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'

/**
 * Environment variables that make the servers start without a database, because its folder cannot
 * be created. Otherwise, servers started from the same checkout would share a database, and the
 * first server to stop would also stop the database.
 */
export const noDatabase = { DATABASE_FOLDER: `${devNull}/none`, DATABASE_PORT: '0' }

interface StartOptions {
  /** Path of the fixture site, or of a copy of it. */
  root: string
  args?: string[]
  /** Environment variables. By default, every server uses a free port, and there is no database. */
  settings?: Record<string, string>
  /** The start of a command, such as `sh -c …`; the command that starts the servers is appended. */
  shell?: string[]
}

/** Starts a site's servers as `npm start` and `npm run dev` do, but in their own process group. */
export function startServers({ root, args = [], settings = {}, shell = [] }: StartOptions) {
  const free = { PORT: '0', FUNCTION_PORT: '0', INBOX_PORT: '0', DATABASE_PORT: '0' }
  const node = [process.execPath, '--import', 'tsx', 'server/main.ts', ...args]
  const [command = '', ...rest] = [...shell, ...node]
  const child = spawn(command, rest, {
    cwd: root,
    env: { ...process.env, ...free, ...noDatabase, ...settings, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  /** Lists the running processes in the group. */
  const processes = async () => {
    const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,pgid=,stat=,comm='])
    return stdout.split('\n').filter((line) => {
      const [, group, state = ''] = line.trim().split(/\s+/)
      return group === String(child.pid) && !state.startsWith('Z')
    })
  }
  let stderr = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  const printed: string[] = []
  const lines = createInterface({ input: child.stdout }).on('line', (line) => printed.push(line))
  const ended = once(child, 'close').then(async ([code]: number[]) => {
    return { code, stderr, left: await processes() }
  })
  /**
   * Waits until this many URLs have been printed on lines that start with a server's name, and
   * returns all of them.
   */
  const urls = async (count: number) => {
    for (;;) {
      const found = printed.flatMap((line) => /(?<=^\w.*)http:\/\/\S+/.exec(line) ?? [])
      if (found.length >= count) return found
      const line = await Promise.race([once(lines, 'line'), ended])
      if (!Array.isArray(line)) throw new Error(`The servers ended too early: ${stderr}`)
    }
  }
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  return { child, ended, lines, printed, processes, stop, urls }
}
