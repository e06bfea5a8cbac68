import { parse } from 'yaml'
import { SiteSchema, type Site } from './site.ts'

/**
 * The brand, the contact facts and the constants of `content/site.yaml`. Build only, and there
 * after `fillContent`.
 */
export let site: Site

/** @throws where the text is no YAML or not as the schema wants it */
export function fillSite(yaml: string): void {
  site = SiteSchema.parse(parse(yaml))
}
