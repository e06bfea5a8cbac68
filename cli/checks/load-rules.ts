import type { Content } from '../content/content-model.ts'
import { importFolder } from '../core/import-folder.ts'
import type { Rule, RuleProperties } from '../core/rule.ts'
import type { LiveSite } from '../live/live-site.ts'
import type { BuiltSite } from '../built-site/built-site.ts'

export const contentRules = () => rulesIn<Content>('rules/content')
export const siteRules = () => rulesIn<BuiltSite>('rules/site')
export const liveRules = () => rulesIn<LiveSite>('rules/live')

function rulesIn<Input>(folder: string): Promise<Rule<Input>[]> {
  return importFolder(folder, 'default')
}

export const ruleKinds = ['content', 'site', 'live'] as const

/** What a rule checks: the content, the built site or a deployed site. */
export type RuleKind = (typeof ruleKinds)[number]

/** The rules, grouped by kind because rules of different kinds can have the same name. */
export type RulesByKind = Record<RuleKind, readonly RuleProperties[]>

export async function allRules(): Promise<RulesByKind> {
  return { content: await contentRules(), site: await siteRules(), live: await liveRules() }
}
