import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { decodeTrie, encodeITrieToBTrie, parseDictionary, type ITrie } from 'cspell-trie-lib'

/** A file in a package that cspell publishes. */
export interface DictionaryFile {
  package: string
  file: string
}

const { resolve } = createRequire(import.meta.url)
const loaded = new Map<string, ITrie>()

/** Returns a dictionary, which is loaded when it is first needed. */
export function loadDictionary(dictionary: DictionaryFile): ITrie {
  // Cached by name, because resolving a package takes longer than looking up a word.
  const name = `${dictionary.package}/${dictionary.file}`
  const trie =
    loaded.get(name) ??
    readDictionary(path.join(path.dirname(resolve(dictionary.package)), dictionary.file))
  loaded.set(name, trie)
  return trie
}

const cache = fileURLToPath(new URL('../../../node_modules/.cache/dictionaries', import.meta.url))

/**
 * Reads a dictionary in any of cspell's formats. Caches its binary form, which loads fifty times as
 * fast. The name of the cached file is a hash of the original, so a changed dictionary is not read
 * from the cache.
 */
export function readDictionary(file: string): ITrie {
  const contents = readFileSync(file)
  const cached = path.join(cache, `${createHash('sha256').update(contents).digest('hex')}.btrie`)
  try {
    return decodeTrie(readFileSync(cached))
  } catch {
    const dictionary = parse(file, contents)
    try {
      mkdirSync(cache, { recursive: true })
      // Written and then renamed, because another process may be loading the same dictionary.
      writeFileSync(`${cached}.${process.pid}`, encodeITrieToBTrie(dictionary))
      renameSync(`${cached}.${process.pid}`, cached)
    } catch {
      // Nothing is cached if `node_modules` is read-only.
    }
    return dictionary
  }
}

/** Parses a text trie, a binary trie or a list of words, compressed or not. */
function parse(file: string, contents: Buffer<ArrayBuffer>): ITrie {
  const bytes = file.endsWith('.gz') ? gunzipSync(contents) : contents
  return /\.b?trie(?:\.gz)?$/.test(file) ? decodeTrie(bytes) : parseDictionary(bytes.toString())
}

/** Whether a dictionary contains a word, which may be capitalized or in all capitals. */
export function isInDictionary(dictionary: ITrie, word: string): boolean {
  const lower = word.toLowerCase()
  const isCapital = word === word.toUpperCase()
  return (
    dictionary.hasWord(word, true) ||
    ((isCapital || word === capitalize(lower)) && dictionary.hasWord(lower, true)) ||
    (isCapital && dictionary.hasWord(capitalize(lower), true))
  )
}

export function capitalize(word: string): string {
  return word.replace(/^./u, (letter) => letter.toUpperCase())
}

/** Removes acute, grave and circumflex accents, but no other marks: `lançá` becomes `lança`. */
export function withoutAccents(word: string): string {
  return word
    .normalize('NFD')
    .replace(/[\u0300\u0301\u0302]/g, '')
    .normalize('NFC')
}

/** Removes all diacritics, such as accents, cedillas and tildes. */
export function withoutMarks(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '')
}
