import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Kills a process, if it is still running, and waits until it has exited. */
export async function kill(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill(signal)
  await exited
}
