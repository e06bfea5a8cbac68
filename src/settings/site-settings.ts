import siteYaml from '../../content/site.yaml?raw'
import { parseSite } from '../content/site.ts'

/** The brand, contact facts and constants in `content/site.yaml`; not for use in the browser. */
export const site = parseSite(siteYaml)
