import { parse } from 'yaml'
import siteYaml from '../../content/site.yaml?raw'
import { SiteSchema } from './site.ts'

/** The brand, the contact facts and the constants of `content/site.yaml`. Build only. */
export const site = SiteSchema.parse(parse(siteYaml))
