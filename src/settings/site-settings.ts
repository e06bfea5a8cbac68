import siteYaml from '../../content/site.yaml?raw'
import { parseSite } from '../content/site.ts'

/** The validated content of `content/site.yaml`; not for use in the browser. */
export const site = parseSite(siteYaml)
