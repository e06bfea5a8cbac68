import { expect, test } from 'vitest'
import { builtFiles } from '../fixtures/built-files.ts'

test('lists outside navigations have the role that Safari removes from lists without markers', () => {
  const lists = builtFiles('**/*.html').flatMap(({ text }) => {
    const others = text.replaceAll(/<nav.*?<\/nav>/gs, '')
    return others.match(/<[uo]l[ >][^>]*/g) ?? []
  })
  expect(lists.length).toBeGreaterThan(100)
  expect(lists.filter((list) => !list.includes('role="list"'))).toEqual([])
})
