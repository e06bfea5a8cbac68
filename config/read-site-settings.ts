import { readFileSync } from 'node:fs'
import { parseSite, type Site } from '../src/content/site.ts'

export function readSiteSettings(root: URL): Site {
  return parseSite(readFileSync(new URL('content/site.yaml', root), 'utf8'))
}
