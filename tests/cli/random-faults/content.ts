import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sourceLocale, type Locale } from '../../../src/locales.ts'

/** The languages that there are words for. */
export const plantedLocales: readonly Locale[] = ['pt-BR', 'pt-PT', 'en', 'es']

/** The text of each file under `content/`, by its path from the root. */
export type Content = ReadonlyMap<string, string>

export async function readContent(root: string): Promise<Content> {
  const names = (await readdir(join(root, 'content'), { recursive: true })).toSorted()
  const files = names.filter(
    (name) =>
      /\.(yaml|json)$/.test(name) ||
      plantedLocales.some((locale) => name.startsWith(`${locale}/`) && name.endsWith('.mdx')),
  )
  return new Map(
    await Promise.all(
      files.map(async (name) => {
        const text = await readFile(join(root, 'content', name), 'utf8')
        return [`content/${name}`, text] as const
      }),
    ),
  )
}

/** The files that faults are planted in. */
export function filesOf(content: Content): string[] {
  return [...content.keys()].filter((file) => /\.(mdx|yaml)$/.test(file))
}

/** The language of a file; undefined for the settings. */
export function localeOf(file: string): Locale | undefined {
  return plantedLocales.find((locale) => file.startsWith(`content/${locale}/`))
}

/** What a file shares with its translations: `hero.mdx`; its own path for the settings. */
export function sectionOf(file: string): string {
  const locale = localeOf(file)
  return locale ? file.slice(`content/${locale}/`.length) : file
}

/** The same section in another language. */
export function inLocale(file: string, locale: Locale): string {
  return `content/${locale}/${sectionOf(file)}`
}

export const isSource = (file: string) => localeOf(file) === sourceLocale
export const isSettings = (file: string) => localeOf(file) === undefined

/** The same section in the languages that are translated from the source. */
export function translationsOf(file: string): string[] {
  return plantedLocales
    .filter((locale) => locale !== sourceLocale)
    .map((locale) => inLocale(file, locale))
}

export function textOf(content: Content, file: string): string {
  const text = content.get(file)
  if (text === undefined) throw new Error(`there is no ${file}`)
  return text
}

/** Whether prose follows the front matter of this file. */
export function hasProse(file: string): boolean {
  return file.endsWith('.mdx') && sectionOf(file) !== 'site.mdx'
}
