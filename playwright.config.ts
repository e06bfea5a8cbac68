import { existsSync } from 'node:fs'
import { defineConfig } from 'playwright/test'
import { browserArguments, browserPath } from './browser/browser.ts'
import { noDatabase } from './tests/server/start-servers.ts'

/** The first of five consecutive ports for the tests. By default, `npm start` uses none of them. */
const port = Number(process.env['TEST_PORT'] || 4273)
const sitePort = port + 1
export const functionPort = port + 2
export const inboxPort = port + 3
export const longestPort = port + 4

/** Path of the JUnit report that `npm run test:breaks` reads. */
const report = process.env['TEST_REPORT']

/** Servers for the built sites that the Playwright projects test. */
const servers = [
  {
    name: 'fixture site',
    folder: '.fixture-site',
    env: {
      PORT: `${port}`,
      FUNCTION_PORT: `${functionPort}`,
      INBOX_PORT: `${inboxPort}`,
    },
    // The function starts last. Its response to this request is an error, which shows that it is
    // running.
    url: `http://localhost:${functionPort}`,
  },
  {
    name: 'site',
    folder: '.',
    env: { PORT: `${sitePort}`, FUNCTION_PORT: '0', INBOX_PORT: '0' },
    url: `http://localhost:${sitePort}`,
  },
  {
    name: 'fixture site with texts at their longest',
    folder: '.longest-site',
    env: { PORT: `${longestPort}`, FUNCTION_PORT: '0', INBOX_PORT: '0' },
    url: `http://localhost:${longestPort}`,
  },
]

export default defineConfig({
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  // A failed test is retried once, because a renderer may stop responding if memory runs low. The
  // last line that `npm test` prints counts the retries.
  retries: report ? 0 : 1,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: report ? [['dot'], ['junit', { outputFile: report }]] : [['list']],
  timeout: 60_000,
  expect: { timeout: 15_000 },
  updateSnapshots: 'none',
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 900 },
    // Without reduced motion, endless animations would slow down the tests.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: await browserPath(),
      args: [...browserArguments, '--host-resolver-rules=MAP *.com.br 127.0.0.1'],
    },
  },
  projects: [
    { name: 'browser', testDir: 'tests/browser', outputDir: 'test-results/browser' },
    {
      name: 'pages',
      testDir: 'tests/site',
      outputDir: 'test-results/pages',
      use: { baseURL: `http://localhost:${sitePort}` },
    },
    {
      name: 'visual',
      testDir: 'tests/visual',
      outputDir: 'test-results/visual',
      snapshotPathTemplate: 'tests/visual/accessibility-trees/{arg}{ext}',
      expect: {
        toHaveScreenshot: {
          pathTemplate: 'tests/visual/screens/{arg}{ext}',
          animations: 'disabled',
          caret: 'hide',
          scale: 'device',
          // Tolerates differences in antialiasing between machines, but not a line that has moved.
          threshold: 0.25,
          maxDiffPixelRatio: 0.002,
        },
      },
    },
  ],
  // Serves only the sites that have been built, so that tests can run if there is only one build.
  webServer: servers
    .filter(({ folder }) => existsSync(`${folder}/dist`))
    .map(({ folder, env, ...server }) => ({
      ...server,
      env: { ...env, ...noDatabase },
      command: `tsx ${folder}/server/main.ts`,
      reuseExistingServer: false,
    })),
})
