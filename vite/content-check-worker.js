/** Checks the content of the site whose root is `workerData`, and posts the report. */
import { parentPort, workerData } from 'node:worker_threads'
import { tsImport } from 'tsx/esm/api'

const checker = '../cli/checks/check-for-vite.ts'

// Not in TypeScript, because Node 20 cannot start a worker in a module that tsx compiles. Newer
// versions run TypeScript themselves, which takes a third of the time.
const { checkForVite } = process.features.typescript
  ? await import(checker)
  : await tsImport(checker, import.meta.url)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- Only windows have origins.
parentPort?.postMessage(await checkForVite(workerData, { release: true }))
