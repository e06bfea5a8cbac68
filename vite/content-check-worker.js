/** Checks the content of the site whose root is `workerData`, and posts the report. */
import { parentPort, workerData } from 'node:worker_threads'
import { tsImport } from 'tsx/esm/api'

// Not in TypeScript, because Node 20 cannot start a worker in a module that tsx compiles.
const { checkForBuild } = await tsImport('../cli/checks/check-for-build.ts', import.meta.url)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- Only windows have origins.
parentPort?.postMessage(await checkForBuild(workerData, { release: true }))
