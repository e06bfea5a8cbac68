import type { ContentIndex } from '../content/content-index.ts'
import type { LinkFindingArgs, LinkRuleId } from '../finding.ts'
import type { BuiltSite } from '../site/read-site.ts'
import type { Spot } from '../site/spot.ts'

/** A fault of one page, before equal ones of many pages are made one finding. */
export type LinkFault = {
  [Id in LinkRuleId]: {
    rule: Id
    args: LinkFindingArgs[Id]
    spot: Spot
    severity?: 'error' | 'warning'
  }
}[LinkRuleId]

/** One check: the built site in, faults out. Its file is named for its id. */
export interface LinkRule {
  id: LinkRuleId
  check(site: BuiltSite, content: ContentIndex): LinkFault[]
}
