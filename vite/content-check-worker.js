/** Checks the content of the site at `workerData.root`, and posts the report. */
import { parentPort, workerData } from 'node:worker_threads'
import { tsImport } from 'tsx/esm/api'

// Not in TypeScript, because Node 20 cannot start a worker from a module that tsx compiles. Running
// TypeScript natively, as newer versions can, takes a third of the time.
const { checkForVite } = process.features.typescript
  ? await import('../cli/checks/check-for-vite.ts')
  : await tsImport('../cli/checks/check-for-vite.ts', import.meta.url)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- Only windows have origins.
parentPort?.postMessage(await checkForVite(workerData.root, workerData.environment))
