import { afterEach, expect, test, vi } from 'vitest'
import { loadDraft, storeDraft } from '../src/islands/draft-storage.ts'

afterEach(() => vi.unstubAllGlobals())

test('a draft that no longer fits in the storage replaces the stored one', () => {
  const items = new Map<string, string>()
  const setItem = vi.fn<Storage['setItem']>((name, value) => void items.set(name, value))
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    removeItem: (name: string) => items.delete(name),
    setItem,
  })
  storeDraft({ values: { name: 'Ana' } })
  setItem.mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const longer = { values: { name: 'Ana', message: 'x'.repeat(100) } }
  storeDraft(longer)
  expect(loadDraft()).toEqual(longer)
  expect([...items]).toEqual([])
  storeDraft(null)
  expect(loadDraft()).toBe(null)
})
