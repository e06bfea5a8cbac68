import { cp, readdir } from 'node:fs/promises'
import path from 'node:path'
import { format } from 'prettier'
import type { Checkout } from './checkout.ts'

/**
 * Comments, keys, placeholders, links, names such as YouBot, and texts that are always in English.
 */
const UNTRANSLATED =
  /^ *#.*|^ *(?:- )?(?:(?:from|pictogram|shows): .*|[\w-]+:)|\{[^}]*\}|\]\([^)]*\)|<Foreign[^>]*>[^<]*<\/Foreign>|\S+@\S+|https?:\S+|Oops.*|Return to Home|Unexpected.*|\p{Lu}\p{Ll}*\p{Lu}\p{L}*/u

/**
 * Adds an invented language, which stands for Galician: Spanish with `dâtôs` in place of `datos`.
 * The new words have the same length and occur in no other language.
 *
 * @param contents the folders that contain the languages
 */
export async function addLanguage(checkout: Checkout, contents: readonly string[]): Promise<void> {
  await checkout.replace('src/locales.ts', /^(export const locales = .*'es')/m, "$1, 'gl'")
  for (const content of contents) {
    const folder = path.join(checkout.root, content)
    await cp(`${folder}/es`, `${folder}/gl`, { recursive: true })
    for (const name of await readdir(`${folder}/gl`)) {
      await checkout.replace(`${content}/gl/${name}`, /[^]*/, (text) =>
        translated(text).replaceAll('](/es/', '](/gl/'),
      )
    }
    await checkout.replace(`${content}/site.yaml`, /^ {4}es: .*\n/m, '$&    gl: es\n')
    await checkout.replace(`${content}/prices.yaml`, /^ {2}es: .*\n/m, '$&  gl: EUR\n')
    const terms = (line: string) => line + translated(line).replace('es:', 'gl:')
    await checkout.replace(`${content}/glossary.yaml`, /^ {4}es: .*\n/gm, terms)
    for (const locale of await checkout.languages(content)) {
      await checkout.replace(
        `${content}/${locale}/site.mdx`,
        /^ {4}es: .*\n/m,
        '$&    gl: Galego\n',
      )
    }
    const label = 'label: "{years} ânôs\u00a0: môi môi"'
    await checkout.replace(`${content}/gl/hero.mdx`, /^label: .*/m, label)
  }
  const data = {
    vagueLabels: ['âqui'],
    doubledWords: ['môi'],
    spaceBeforeSigns: true,
  }
  await checkout.write(
    'cli/word-lists/gl.json',
    await format(JSON.stringify(data), { parser: 'json' }),
  )
  const lists = 'cli/word-lists/index.ts'
  await checkout.replace(
    lists,
    /^import es .*\n/m,
    "$&import gl from './gl.json' with { type: 'json' }\n",
  )
  await checkout.replace(lists, '{ en, es, pt }', '{ en, es, gl, pt }')
}

function translated(text: string): string {
  const vowels: Record<string, string> = { a: 'â', e: 'ê', o: 'ô', A: 'Â', E: 'Ê', O: 'Ô' }
  const parts = new RegExp(`${UNTRANSLATED.source}|[aeoAEO]`, 'gmu')
  return text.replace(parts, (part) => vowels[part] ?? part)
}
