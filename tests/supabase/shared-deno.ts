import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { functionRights } from '../../server/contact-function.ts'
import { denoPath, functionFile } from '../../server/deno.ts'
import { settingNames } from '../../supabase/functions/send-contact-email/settings.ts'
import { runningAt, settings, type RunningFunction } from './running-function.ts'

interface Said {
  number: number
  port?: number
  lines?: string
  stopped?: true
}

let deno: ReturnType<typeof startDeno> | undefined
let count = 0

/**
 * Starts the function at a free port in a Deno that the tests of a process share, each with
 * settings and a memory of its own. To start Deno for each would take most of their time.
 */
export async function runShared(own: Record<string, string> = {}): Promise<RunningFunction> {
  deno ??= startDeno()
  const { tell, hear, forget, died } = deno
  const number = count++
  const printed: string[] = []
  const heard = await new Promise<{ port: number; stopped: Promise<void> }>((resolve, reject) => {
    let stop = () => {}
    const stopped = new Promise<void>((end) => (stop = end))
    hear(number, (said) => {
      if (said.port !== undefined) resolve({ port: said.port, stopped })
      if (said.lines !== undefined) printed.push(...said.lines.split('\n'))
      if (said.stopped) stop()
    })
    died.catch(reject)
    // Those that are not given are empty, lest another's stay.
    const all = Object.fromEntries(settingNames.map((name) => [name, '']))
    tell({ number, settings: { ...all, ...settings, ...own } })
  })
  let stopping: Promise<void> | undefined
  const stop = () =>
    (stopping ??= (async () => {
      tell({ number })
      await Promise.race([heard.stopped, died])
      forget(number)
    })())
  return runningAt(`http://localhost:${heard.port}`, printed, stop)
}

function startDeno() {
  const child = spawn(
    denoPath(),
    [...functionRights(), `--allow-read=${functionFile('')}`, 'tests/supabase/deno/host.js'],
    { env: { NO_COLOR: '1' }, stdio: ['pipe', 'pipe', 'pipe'] },
  )
  const hearers = new Map<number, (said: Said) => void>()
  createInterface({ input: child.stdout }).on('line', (line) => {
    const said = JSON.parse(line) as Said
    hearers.get(said.number)?.(said)
  })
  let complaint = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text))
  const died = once(child, 'close').then(() => {
    // Whoever comes next gets another one.
    deno = undefined
    throw new Error(`Deno ended: ${complaint}`)
  })
  died.catch(() => {})
  // It ends when its input does, which is when this process ends; no test waits for that.
  child.unref()
  for (const stream of [child.stdin, child.stdout, child.stderr]) (stream as Socket).unref()
  return {
    tell: (what: object) => void child.stdin.write(`${JSON.stringify(what)}\n`),
    hear: (number: number, hearer: (said: Said) => void) => void hearers.set(number, hearer),
    forget: (number: number) => void hearers.delete(number),
    died,
  }
}
