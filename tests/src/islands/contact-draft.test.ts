import { afterEach, expect, test, vi } from 'vitest'
import { loadDraft } from '../../../src/islands/contact-draft.ts'

afterEach(() => vi.unstubAllGlobals())

test.each(['null', '5', '{}', '{"values":"x"}', '{'])('%s is not loaded as a draft', (stored) => {
  vi.stubGlobal('sessionStorage', { getItem: () => stored })
  expect(loadDraft()).toBeNull()
})
