#!/usr/bin/env tsx
import pc from 'picocolors'
import { exitCodes, type Output } from './core/program.ts'
import { terminalLanguage } from './core/report-language.ts'
import { run } from './run.ts'

const output: Output = {
  write: (text) => void process.stdout.write(text),
  log: (text) => void process.stderr.write(text),
  language: terminalLanguage(process.env),
  // If output is piped, `isTTY` is undefined; picocolors would then guess, and use colours in CI.
  colors: Boolean(process.stdout.isTTY) && pc.isColorSupported,
}

// A program such as `head` closes the pipe once it has read enough; this must not cause a crash.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') return
  output.log(`error: ${error.message}\n`)
  process.exit(exitCodes.failure)
})

process.exitCode = await run(process.argv.slice(2), output)
