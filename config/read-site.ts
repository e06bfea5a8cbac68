import { readFileSync } from 'node:fs'
import { parseSite, type Site } from '../src/content/site.ts'

/** Reads `content/site.yaml`. */
export function readSite(root: URL): Site {
  return parseSite(readFileSync(new URL('content/site.yaml', root), 'utf8'))
}
