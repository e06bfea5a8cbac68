import { stat, utimes } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import { globSync } from 'tinyglobby'
import { precompress } from '../../hosting/precompress.ts'
import { TemporaryFolder } from '../temporary-folder.ts'

test('text files above a minimum size are compressed, and recompressed only if they have changed', async () => {
  const folder = TemporaryFolder.create()
  onTestFinished(() => folder.remove())
  const text = 'a sentence '.repeat(100)
  for (const name of ['en/page.html', 'font.woff2']) await folder.write(name, text)
  await folder.write('short.txt', 'short')
  await precompress(folder.root)
  const copies = globSync('**/*.{br,gz}', { cwd: folder.root }).toSorted()
  expect(copies).toEqual(['en/page.html.br', 'en/page.html.gz'])

  const written = () =>
    Promise.all(copies.map(async (copy) => (await stat(folder.path(copy))).mtimeMs))
  const before = await written()
  await precompress(folder.root)
  expect(await written()).toEqual(before)
  const later = new Date(Date.now() + 60_000)
  await utimes(folder.path('en/page.html'), later, later)
  await precompress(folder.root)
  const after = await written()
  expect(after.map((time, index) => time > (before[index] ?? 0))).toEqual([true, true])
})
