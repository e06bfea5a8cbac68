import { appendFileSync } from 'node:fs'

/** Reports the outcome in the log, on the page of the workflow run, and as an annotation. */
export function report(kind: 'notice' | 'error', text: string): void {
  const isWorkflow = process.env['GITHUB_ACTIONS'] === 'true'
  // GitHub would run lines that begin with `::` as commands, and some may come from a host.
  const escaped = text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
  process.stdout.write(isWorkflow ? `::${kind}::${escaped}\n` : `${text}\n`)
  append('GITHUB_STEP_SUMMARY', `${text}\n`)
}

/** Sets an output of the step, which the workflow reads. */
export function setOutput(name: string, value: string): void {
  append('GITHUB_OUTPUT', `${name}=${value}\n`)
}

function append(variable: string, text: string): void {
  const file = process.env[variable]
  if (file) appendFileSync(file, text)
}
