import { existsSync, statfsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

/** Needs a browser, and time: the development server is started again and again. */
const DEVELOPMENT = 'tests/vite/development.test.ts'

/** The site's own content and its build; every other test has content of its own. */
const SITE = 'tests/site/**/*.test.ts'

/** Real Deno and real SMTP, which are waited for half of the time: a process of its own, beside the rest. */
const FUNCTION = 'tests/supabase/**/*.test.ts'

/** Needs packages of its own, which `npm run test:platforms` installs. */
const PLATFORMS = 'tests/platforms/*.test.ts'

/** Where `npm test` wants a report of the results. */
const report = process.env['TEST_REPORT']

/** Linux keeps what is here in memory; containers may have little of it. */
const MEMORY = '/dev/shm'

/** More than all copies that the tests make together, in bytes. */
const ROOM = 2 ** 29

export default defineConfig({
  test: {
    reporters: report ? ['dot', ['json', { outputFile: report }]] : ['default'],
    // Long enough for a machine that does much else; what succeeds waits for none of it.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // As many as most machines of checks have processors: each more would load all modules again.
    maxWorkers: 2,
    // The files share no state: to load everything anew for each would take longer than many tests.
    isolate: false,
    // Most of what a check makes is of no use after it: less is gone through to find that out.
    execArgv: ['--max-semi-space-size=64', '--min-semi-space-size=32'],
    experimental: { fsModuleCache: true },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/browser/**', SITE, DEVELOPMENT, FUNCTION, PLATFORMS],
          // Thousands of files are copied, and gone a second later: no disk needs to know of them.
          env: hasRoom(MEMORY) ? { TMPDIR: MEMORY } : {},
        },
      },
      { extends: true, test: { name: 'site', include: [SITE] } },
      // One Deno fills the waits of the others; a second one takes longer to start than it saves.
      { extends: true, test: { name: 'function', include: [FUNCTION], maxWorkers: 1 } },
      { extends: true, test: { name: 'development', include: [DEVELOPMENT] } },
      { extends: true, test: { name: 'platforms', include: [PLATFORMS] } },
    ],
  },
})

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize > ROOM
}
