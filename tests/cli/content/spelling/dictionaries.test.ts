import { encodeITrieToBTrie, parseDictionary, serializeTrie, buildTrieFast } from 'cspell-trie-lib'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readDictionary } from '../../../../cli/content/spelling/dictionaries.ts'
import { temporaryFolder } from '../../../temporary-folder.ts'

const words = ['casa', 'città', 'Roma']
const list = ['# Italian', ...words].join('\n')
const trie = [...serializeTrie(buildTrieFast(words).root, { version: 3 })].join('')

test.each([
  ['words.txt', Buffer.from(list)],
  ['words.txt.gz', gzipSync(list)],
  ['words.trie', Buffer.from(trie)],
  ['words.trie.gz', gzipSync(trie)],
  ['words.btrie', Buffer.from(encodeITrieToBTrie(parseDictionary(list)))],
])(
  '%s is read as a dictionary, with the same words when it is read again',
  async (name, contents) => {
    const folder = temporaryFolder()
    await folder.write(name, contents)
    const path = folder.path(name)
    for (const dictionary of [readDictionary(path), readDictionary(path)]) {
      expect(words.every((word) => dictionary.hasWord(word, true))).toBe(true)
      expect(dictionary.hasWord('cita', true)).toBe(false)
    }
  },
)
