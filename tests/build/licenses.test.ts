import { expect, test } from 'vitest'
import { builtFiles } from '../fixtures/built-files.ts'

/** Packages whose code is in the scripts of the pages. */
const BUNDLED = ['react', 'react-dom', 'motion-dom', 'sonner', 'zod', '@supabase/supabase-js']

test('licenses.txt has the licence of each bundled package and of each font', () => {
  const [{ text } = { text: '' }] = builtFiles('licenses.txt')
  const sections = new Map(
    text.split(/^## /m).map((section) => [section.split(/[ \n]/, 1)[0], section]),
  )
  for (const name of BUNDLED) {
    expect.soft(sections.get(name), name).toMatch(/Permission is hereby granted/)
  }
  const fonts = builtFiles('assets/*.woff2').map(({ path }) => path.replace(/^.*\/|-[^-]+$/g, ''))
  expect(fonts).not.toEqual([])
  for (const font of fonts) {
    expect.soft(sections.get(`@fontsource-variable/${font}`), font).toMatch(/OPEN FONT LICENSE/)
  }
})
