import { readdir } from 'node:fs/promises'
import type { Content } from '../content/content.ts'
import type { Rule, RuleProperties } from './rule.ts'

/** The rules for the content: each file in `cli/rules/content/` exports one by default. */
export async function contentRules(): Promise<Rule<Content>[]> {
  const modules = await importAll<{ default: Rule<Content> }>('rules/content')
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

/** The rules for the content and for the built site. */
export async function allRules(): Promise<readonly RuleProperties[]> {
  return contentRules()
}
