import { existsSync, readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const PLACE = /(\/[^\s():]+\.cjs):(\d+):(\d+)/g

/**
 * An error whose trace names the sources instead of the bundle in a folder.
 *
 * @param folder where the bundle lies, each of its files with a source map
 */
export function toSources(error: unknown, folder: URL): unknown {
  if (!(error instanceof Error) || error.stack === undefined) return error
  const maps = new Map<string, SourceMap | undefined>()
  const mapOf = (file: string) => {
    if (!maps.has(file)) maps.set(file, readMap(file, fileURLToPath(folder)))
    return maps.get(file)
  }
  error.stack = error.stack.replace(PLACE, (place, file: string, line: string, column: string) => {
    const entry = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1)
    if (entry === undefined || !('originalSource' in entry)) return place
    const source = path.resolve(path.dirname(file), entry.originalSource)
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
  })
  return error
}

function readMap(file: string, folder: string): SourceMap | undefined {
  const map = `${file}.map`
  if (!file.startsWith(folder) || !existsSync(map)) return undefined
  return new SourceMap(JSON.parse(readFileSync(map, 'utf8')) as SourceMapPayload)
}
