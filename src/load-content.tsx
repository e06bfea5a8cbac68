import type { ComponentProps, ComponentType } from 'react'
import type { MDXProps } from 'mdx/types'
import { planLimits, priceTables } from './generated/prices/index.ts'
import { locales, type Locale } from './locales.ts'
import { ExternalLink } from './components/external-link.tsx'
import { placeholderValues } from './content/facts.ts'
import { localeFileKinds, type FrontMatter, type LocaleFile } from './content-files.ts'
import { fill, type PlaceholderName } from './content/placeholders.ts'
import { site } from './settings/site-settings.ts'

/** A content file: its front matter, with facts and prices filled in, and its prose. */
interface Entry<Words> {
  words: Words
  Prose: ComponentType
}

/** All content in one language. */
export type LoadedContent = { [Name in LocaleFile]: Entry<FrontMatter<Name>> }

/** The content files from which a page, or a section on the landing page, is rendered. */
export interface ContentProps<Name extends LocaleFile = LocaleFile> {
  content: Pick<LoadedContent, Name>
}

type PlaceholderValues = Record<PlaceholderName, string>

/** A compiled content file. */
interface MdxModule {
  default: ComponentType<MDXProps>
  frontmatter: unknown
  /** In development, the reason why the file could not be compiled. */
  problem?: string
}

// Relative, because bench/ builds the same pages with a different root.
const modules = import.meta.glob<MdxModule>('../content/*/*.mdx', { eager: true })

/**
 * The content in every language, with facts and prices filled in; not for use in the browser. Each
 * file is validated on first use, so that an invalid file breaks only the parts that use it.
 *
 * @throws on use of a file that is missing or invalid; `npx cli check-locales` reports the line
 */
export const contentIn = Object.fromEntries(
  locales.map((locale) => [locale, loadContent(locale)]),
) as Record<Locale, LoadedContent>

function loadContent(locale: Locale): LoadedContent {
  const content = {}
  const values = placeholderValues(site, planLimits, priceTables[locale])
  for (const name of Object.keys(localeFileKinds) as LocaleFile[]) {
    let entry: Entry<unknown> | undefined
    const get = () => (entry ??= loadEntry(locale, name, values))
    Object.defineProperty(content, name, { get, enumerable: true })
  }
  return content as LoadedContent
}

function loadEntry(locale: Locale, name: LocaleFile, values: PlaceholderValues): Entry<unknown> {
  const path = `content/${locale}/${name}.mdx`
  const module = modules[`../${path}`]
  if (module === undefined) throw new Error(`${path} is missing`)
  if (module.problem !== undefined) throw new Error(`${path}: ${module.problem}`)
  const { data, error } = localeFileKinds[name].schema.safeParse(module.frontmatter)
  // In development, invalid texts are still shown, behind the overlay with the report.
  if (error && !import.meta.env.DEV) {
    throw new Error(`${path}: run npx cli check-locales\n${error.message}`)
  }
  return {
    words: fillAll(data ?? module.frontmatter, values),
    Prose: createProse(module.default, values),
  }
}

function createProse(Mdx: MdxModule['default'], values: PlaceholderValues): ComponentType {
  const components = {
    a: ProseLink,
    Foreign: (props: ComponentProps<'span'>) => <span {...props} />,
    Fact: ({ name }: { name: PlaceholderName }) => values[name],
  }
  return function Prose() {
    return <Mdx components={components} />
  }
}

function ProseLink(props: ComponentProps<'a'>) {
  const isExternal = /^https?:/.test(props.href ?? '')
  return isExternal ? <ExternalLink {...props} /> : <a {...props}>{props.children}</a>
}

function fillAll(value: unknown, values: PlaceholderValues): unknown {
  if (typeof value === 'string') return fill(value, values)
  if (Array.isArray(value)) return value.map((item) => fillAll(item, values))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, fillAll(item, values)]),
  )
}
