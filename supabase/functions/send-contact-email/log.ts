import { setImmediate } from 'node:timers'

/** What is known of a request afterwards; nothing personal. */
export interface LogEntry {
  id: string
  status: number
  code: string
  ms: number
}

/** Logs an entry; whoever waits for it knows that it was printed. */
export type Log = (entry: LogEntry) => Promise<void>

/**
 * Logs entries as lines of JSON. Those of one turn of the event loop are printed
 * together: to print costs more than all else that is done for a request.
 */
export function createLog(print: (lines: string) => void): Log {
  let lines: string[] = []
  let printed: Promise<void> | undefined

  return (entry) => {
    lines.push(JSON.stringify(entry))
    return printed ??= new Promise((resolve) => {
      setImmediate(() => {
        print(lines.join('\n'))
        lines = []
        printed = undefined
        resolve()
      })
    })
  }
}
