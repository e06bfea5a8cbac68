import { readdir } from 'node:fs/promises'
import type { Content } from '../content/content.ts'
import type { BuiltSite } from '../site/site.ts'
import type { Rule, RuleProperties } from './rule.ts'

/** The rules for the content: each file in `cli/rules/content/` exports one by default. */
export async function contentRules(): Promise<Rule<Content>[]> {
  const modules = await importAll<{ default: Rule<Content> }>('rules/content')
  return modules.map((module) => module.default)
}

/** The rules for the built site: each file in `cli/rules/site/` exports one by default. */
export async function siteRules(): Promise<Rule<BuiltSite>[]> {
  const modules = await importAll<{ default: Rule<BuiltSite> }>('rules/site')
  return modules.map((module) => module.default)
}

/** The modules of a folder in `cli/`, by name. */
export async function importAll<Module>(folder: string): Promise<Module[]> {
  const url = new URL(`../${folder}/`, import.meta.url)
  const files = (await readdir(url)).filter((name) => name.endsWith('.ts'))
  return Promise.all(
    files.toSorted().map((name) => import(new URL(name, url).href) as Promise<Module>),
  )
}

/** The rules for the content, then those for the built site; both may have one of the same name. */
export async function allRules(): Promise<readonly RuleProperties[]> {
  return [...(await contentRules()), ...(await siteRules())]
}
