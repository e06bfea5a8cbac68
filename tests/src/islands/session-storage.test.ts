import { afterEach, expect, test, vi } from 'vitest'
import { loadItem, storeItem } from '../../../src/islands/session-storage.ts'

afterEach(() => vi.unstubAllGlobals())

test('a value that exceeds the storage quota still replaces the stored value', () => {
  const items = new Map<string, string>()
  const setItem = vi.fn<Storage['setItem']>((name, value) => void items.set(name, value))
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    removeItem: (name: string) => items.delete(name),
    setItem,
  })
  storeItem('draft', 'short')
  setItem.mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  storeItem('draft', 'longer')
  expect(loadItem('draft')).toBe('longer')
  expect([...items]).toEqual([])
  storeItem('draft', 'short')
  expect([...items]).toEqual([['draft', 'short']])
  expect(loadItem('draft')).toBe('short')
})
