import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSite, type Site } from '../src/content/site.ts'

/** @param root the folder that contains `content/` */
export function readSiteSettings(root: string): Site {
  return parseSite(readFileSync(path.join(root, 'content/site.yaml'), 'utf8'))
}
