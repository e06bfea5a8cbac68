import { execFile } from 'node:child_process'
import { denoPath } from '../../server/deno.ts'

/** How Deno's own tools end: the exit code, and all they said. */
export interface DenoRun {
  code: number
  said: string
}

/** Runs the real Deno with one of its tools. */
export function runDeno(args: string[], cwd?: string): Promise<DenoRun> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, NO_COLOR: '1', DENO_NO_UPDATE_CHECK: '1' }
    execFile(denoPath(), args, { cwd, env }, (error, stdout, stderr) => {
      const code = error === null ? 0 : error.code
      if (typeof code === 'number') resolve({ code, said: stdout + stderr })
      else reject(error ?? new Error('Deno did not end'))
    })
  })
}
