import { defineConfig } from 'playwright/test'
import { browserArguments, browserPath } from './tests/browser/browser.ts'

/** Ports of their own, so that the tests run beside `npm start`; TEST_PORT moves them all. */
export const port = Number(process.env['TEST_PORT'] || 4273)
export const functionPort = port + 50_148
export const inboxPort = port + 50_151

/** Where `npm test` wants a report of the results. */
const report = process.env['TEST_REPORT']

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  // Machines that run checks are noisy: what fails there is tried again before it counts.
  retries: process.env['CI'] === undefined ? 0 : 2,
  reporter: report ? [['dot'], ['json', { outputFile: report }]] : [['list']],
  // Long enough for a machine that does much else; what succeeds waits for none of it.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    // To record every run costs a third of its time; `--trace on` shows one that fails here.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: await browserPath(),
      // A Brazilian host name leads here too.
      args: [...browserArguments, '--host-resolver-rules=MAP *.com.br 127.0.0.1'],
    },
  },
  projects: [
    { name: 'wide', use: { viewport: { width: 1280, height: 900 } } },
    { name: 'narrow', use: { viewport: { width: 360, height: 800 }, hasTouch: true } },
  ],
  // The fixture site, with the function and the inbox.
  webServer: {
    command: 'tsx .fixture-site/server/main.ts',
    env: {
      PORT: String(port),
      FUNCTION_PORT: String(functionPort),
      INBOX_PORT: String(inboxPort),
    },
    // The last part to start; it refuses a request without an origin, which is an answer too.
    url: `http://localhost:${functionPort}`,
    reuseExistingServer: false,
  },
})
