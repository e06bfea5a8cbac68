import { expect, onTestFinished, test, vi } from 'vitest'
import { __vitePreload as loadChunk } from '../../../src/client/load-chunk.ts'

test('an import waits for its stylesheet, and a later import retries one that failed to load', async () => {
  const links: EventTarget[] = []
  vi.stubGlobal('document', {
    createElement: () => new EventTarget(),
    head: { append: (link: EventTarget) => links.push(link) },
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const load = vi.fn<() => Promise<void>>()
  const both = Promise.allSettled([loadChunk(load, ['a.css']), loadChunk(load, ['a.css'])])
  expect(links).toHaveLength(1)
  links[0]?.dispatchEvent(new Event('error'))
  expect(await both).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }])
  expect(load).not.toHaveBeenCalled()

  const again = loadChunk(load, ['a.css'])
  links[1]?.dispatchEvent(new Event('load'))
  await again
  expect(load).toHaveBeenCalledOnce()
})
