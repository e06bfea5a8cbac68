import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { partOfPage } from '../../../cli/links/content/part-of-page.ts'
import { parsePage } from '../../../cli/links/site/page.ts'
import { builtFiles } from '../../fixtures/built-files.ts'

test('each part of each page is led back to a file that is there', () => {
  const components = builtFiles('**/*.html').flatMap(({ path, text }) => {
    const page = parsePage(path, path, text)
    return page.elements.map((element) => partOfPage(element, page).component)
  })
  const files = [...new Set(components)]
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})
