import type { MetadataFile } from '../urls.ts'
import { llms } from './llms.ts'
import { robots } from './robots.ts'
import { sitemap } from './sitemap.ts'
import { webManifest } from './web-manifest.ts'

/** What makes each of the files for programs. */
export const metadataFileText: Record<MetadataFile, () => string> = {
  '/sitemap.xml': sitemap,
  '/robots.txt': robots,
  '/llms.txt': llms,
  '/site.webmanifest': webManifest,
}
