import { defineConfig } from 'playwright/test'
import browserTests, { port } from './playwright.config.ts'

const sitePort = port + 1

/** The site itself, by what is true of any content; everything else is tested on the fixture site. */
export default defineConfig({
  ...browserTests,
  testDir: 'tests/site',
  use: {
    ...browserTests.use,
    baseURL: `http://localhost:${sitePort}`,
    viewport: { width: 1280, height: 900 },
  },
  projects: [{ name: 'site' }],
  webServer: {
    command: 'tsx server/main.ts',
    env: { PORT: String(sitePort), FUNCTION_PORT: '0', INBOX_PORT: '0' },
    url: `http://localhost:${sitePort}`,
    reuseExistingServer: false,
  },
})
