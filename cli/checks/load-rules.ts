import { readdir } from 'node:fs/promises'
import type { Content } from '../content/content-model.ts'
import type { Rule, RuleProperties } from '../core/rule.ts'
import type { LiveSite } from '../live/live-site.ts'
import type { BuiltSite } from '../built-site/built-site.ts'

export const contentRules = () => rulesIn<Content>('rules/content')
export const siteRules = () => rulesIn<BuiltSite>('rules/site')
export const liveRules = () => rulesIn<LiveSite>('rules/live')

async function rulesIn<Input>(folder: string): Promise<Rule<Input>[]> {
  const modules = await importAll<{ default: Rule<Input> }>(folder)
  return modules.map((module) => module.default)
}

const imported = new Map<string, Promise<unknown[]>>()

/** Imports the modules in a folder of `cli/`, sorted by name. */
export async function importAll<Module>(folder: string): Promise<Module[]> {
  const modules = imported.get(folder) ?? importFolder(folder)
  // Importing them again would resolve their names again, which takes a fifth of a check.
  imported.set(folder, modules)
  return modules as Promise<Module[]>
}

async function importFolder(folder: string): Promise<unknown[]> {
  const url = new URL(`../${folder}/`, import.meta.url)
  const files = (await readdir(url)).filter((name) => name.endsWith('.ts'))
  return Promise.all(files.toSorted().map((name) => import(new URL(name, url).href)))
}

export const ruleKinds = ['content', 'site', 'live'] as const

/** What a rule checks: the content, the built site or a deployed site. */
export type RuleKind = (typeof ruleKinds)[number]

/** Rules of different kinds can have the same name. */
export type RulesByKind = Record<RuleKind, readonly RuleProperties[]>

export async function allRules(): Promise<RulesByKind> {
  return { content: await contentRules(), site: await siteRules(), live: await liveRules() }
}
