import { expect, test } from 'vitest'
import { builtFiles } from '../fixtures/built-files.ts'

test('the catalogue is no part of the build', () => {
  const files = builtFiles('**/*.{html,js,css,txt,xml}')
  expect(files.length).toBeGreaterThan(20)
  const traces = files.filter(({ path, text }) => /catalogue|data-force/.test(path + text))
  expect(traces.map(({ path }) => path)).toEqual([])
})
