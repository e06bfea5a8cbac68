import { expect, test } from 'vitest'
import { readSource } from '../../cli/content/source.ts'
import { temporaryFolder } from '../temporary-folder.ts'

test('an invalid byte is located after a replacement character of the text', async () => {
  const folder = temporaryFolder()
  await folder.write('text.yaml', Buffer.concat([Buffer.from('a: \uFFFD\nb: '), Buffer.of(0xf1)]))
  expect(await readSource(folder.path('text.yaml'))).toMatchObject({
    state: 'not-utf8',
    problems: [{ place: { line: 2, column: 4 } }],
  })
})
