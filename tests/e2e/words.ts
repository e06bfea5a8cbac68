import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { factsFor } from '../../src/content/facts.ts'
import type { FrontMatter, LocaleFile } from '../../src/content/kinds.ts'
import { fill } from '../../src/content/placeholders.ts'
import { SiteSchema } from '../../src/content/site.ts'
import { priceTables } from '../../src/generated/prices/index.ts'
import type { Locale } from '../../src/locales.ts'

const content = new URL('../../content/', import.meta.url)

/** The two languages that behaviour is tested in: the source of the copy, and another. */
export const twoLocales = ['pt-BR', 'en'] as const satisfies readonly Locale[]

/** The brand, the contact facts and the constants of the business. */
export const site = SiteSchema.parse(parse(read('site.yaml')))

/** The front matter of a content file, with the facts of the business filled in. */
export function wordsOf<Name extends LocaleFile>(locale: Locale, name: Name): FrontMatter<Name> {
  const [, frontMatter = ''] = read(`${locale}/${name}.mdx`).split(/^---$/m)
  const facts = factsFor(locale, site, priceTables[locale])
  return parse(frontMatter, (_key, value: unknown) =>
    typeof value === 'string' ? fill(value, facts) : value,
  ) as FrontMatter<Name>
}

function read(file: string): string {
  return readFileSync(new URL(file, content), 'utf8')
}
