import { defineConfig } from 'vitest/config'

/** Needs a browser, and time: the development server is started again and again. */
const DEVELOPMENT = 'tests/development/**/*.test.ts'

export default defineConfig({
  // Packages as the commands load them: their files for development check what they do as they do it.
  ssr: { resolve: { conditions: ['module', 'node'] } },
  test: {
    // Long enough for a machine that does much else; what succeeds waits for none of it.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // One more than most machines of checks have processors: some files wait for others' time limits.
    maxWorkers: 2,
    // The files share no state: to load everything anew for each would take longer than many tests.
    isolate: false,
    experimental: { fsModuleCache: true },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/e2e/**', DEVELOPMENT],
        },
      },
      { extends: true, test: { name: 'development', include: [DEVELOPMENT] } },
    ],
  },
})
