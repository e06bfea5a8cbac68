import { configDefaults, defineConfig } from 'vitest/config'

/** Tests for `npm run dev`, in a browser. */
const DEVELOPMENT = 'tests/vite/development.test.ts'

/** Tests for the site's own content and build, rather than for the fixture site. */
const SITE = 'tests/site/**/*.test.ts'

/** Tests for search engine optimization. They run on both the fixture site and the site itself. */
const SEO = 'tests/seo/*.test.ts'

/** Tests for the contact function, with real Deno and real SMTP. */
const FUNCTION = 'tests/supabase/**/*.test.ts'

/** Tests that need the packages that `npm run test:platforms` installs. */
const PLATFORMS = 'tests/platforms/*.test.ts'

/** Tests in three browser engines, with the drivers that `npm run test:engines` installs. */
const ENGINES = 'tests/engines/*.test.ts'

/** Path of the JUnit report that `npm run test:breaks` reads. */
const report = process.env['TEST_REPORT']

export default defineConfig({
  test: {
    reporters: report ? ['dot', ['junit', { outputFile: report }]] : ['default'],
    // On a busy machine, Vitest's defaults are too short for tests that run the CLI or start servers,
    // and for hooks that build the site.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: 2,
    // Isolation would reload the modules for each test file, which would take most of the time.
    // Test files therefore share modules, and must leave no state in them.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, SITE, DEVELOPMENT, FUNCTION, PLATFORMS, ENGINES],
          provide: { root: '.fixture-site' },
        },
      },
      { extends: true, test: { name: 'site', include: [SITE, SEO], provide: { root: '.' } } },
      // These tests spend most of their time waiting for servers and timeouts.
      { extends: true, test: { name: 'function', include: [FUNCTION], maxWorkers: 4 } },
      { extends: true, test: { name: 'development', include: [DEVELOPMENT] } },
      { extends: true, test: { name: 'platforms', include: [PLATFORMS] } },
      {
        extends: true,
        test: {
          name: 'engines',
          include: [ENGINES],
          // Some behaviours depend on timing, so the engines must not run at the same time.
          maxWorkers: 1,
          // WebKit's automation loses an event in about one in 200 tests. The last line of output
          // counts the retried tests.
          retry: 1,
          testTimeout: 45_000,
        },
      },
    ],
  },
})
