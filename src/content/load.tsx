import type { ComponentType } from 'react'
import type { MDXProps } from 'mdx/types'
import { priceTables } from '../generated/prices/index.ts'
import { locales, type Locale } from '../locales.ts'
import { Foreign } from '../components/foreign.tsx'
import { ProseLink } from '../components/prose-link.tsx'
import { factsFor } from './facts.ts'
import { localeFiles, type FrontMatter, type LocaleFile } from './kinds.ts'
import { fill, type FactName } from './placeholders.ts'
import { fillSite, site } from './site-facts.ts'

/** One file of content: its checked front matter and its prose. */
export interface Entry<Words> {
  words: Words
  Prose: ComponentType
}

/** All content of one language. */
export type Content = { [Name in LocaleFile]: Entry<FrontMatter<Name>> }

/** A compiled file of content. */
export interface MdxModule {
  default: ComponentType<MDXProps>
  frontmatter: unknown
}

/** What pages say, apart from the code that says it. */
export interface ContentFiles {
  /** The texts of all languages, compiled, by address: `/content/en/hero.mdx`. */
  modules: Record<string, MdxModule>
  /** The text of `content/site.yaml`. */
  site: string
}

/**
 * The content of every language, facts filled in. Build only, and there after `fillContent`:
 * for what runs then, not for what a module does when it is loaded.
 */
export let contentIn: Record<Locale, Content>

/**
 * Puts content behind the code: once in the build, after every change in development.
 *
 * @throws where a file is missing or wrong; `cli check-locales` words what is wrong
 */
export function fillContent({ modules, site: siteYaml }: ContentFiles): void {
  fillSite(siteYaml)
  contentIn = Object.fromEntries(
    locales.map((locale) => [locale, loadLocale(locale, modules)]),
  ) as Record<Locale, Content>
}

function loadLocale(locale: Locale, modules: ContentFiles['modules']): Content {
  const facts = factsFor(locale, site, priceTables[locale])
  const entries = Object.entries(localeFiles).map(([name, { schema }]) => {
    const path = `content/${locale}/${name}.mdx`
    const module = modules[`/${path}`]
    if (module === undefined) throw new Error(`${path} is missing`)
    const parsed = schema.safeParse(module.frontmatter)
    if (!parsed.success)
      throw new Error(`${path}: run npx cli check-locales\n${parsed.error.message}`)
    return [name, { words: fillAll(parsed.data, facts), Prose: proseOf(module.default, facts) }]
  })
  return Object.fromEntries(entries) as Content
}

function proseOf(Mdx: MdxModule['default'], facts: Record<FactName, string>): ComponentType {
  const components = {
    a: ProseLink,
    Foreign,
    Fact: ({ name }: { name: FactName }) => facts[name],
  }
  return function Prose() {
    return <Mdx components={components} />
  }
}

function fillAll(value: unknown, facts: Record<FactName, string>): unknown {
  if (typeof value === 'string') return fill(value, facts)
  if (Array.isArray(value)) return value.map((item) => fillAll(item, facts))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillAll(item, facts)]))
}
