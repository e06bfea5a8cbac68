import { defineConfig } from 'playwright/test'
import browserTests from './playwright.config.ts'

/** Widths of window in pixels, as a phone, a tablet and a desk have them. */
const WIDTHS = [360, 768, 1280]

/**
 * Compares every section with its committed picture, at half size or less: enough to see
 * what moved, small enough to live in the repository. `npm run screens` records anew.
 */
export default defineConfig({
  ...browserTests,
  testDir: 'tests/visual',
  retries: 0,
  outputDir: 'test-results/visual',
  snapshotPathTemplate: 'tests/visual/screens/{projectName}/{arg}{ext}',
  updateSnapshots: 'none',
  expect: {
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'device',
      // Edges of letters differ a little from machine to machine; a moved line differs by more.
      threshold: 0.25,
      maxDiffPixelRatio: 0.002,
    },
  },
  projects: (['light', 'dark'] as const).flatMap((colorScheme) =>
    WIDTHS.map((width) => ({
      name: `${width}-${colorScheme}`,
      use: {
        viewport: { width, height: 900 },
        deviceScaleFactor: width > 1000 ? 0.4 : 0.5,
        colorScheme,
        contextOptions: { reducedMotion: 'reduce' as const },
        trace: 'off' as const,
      },
    })),
  ),
})
