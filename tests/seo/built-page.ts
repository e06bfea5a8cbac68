import type { PageUrl } from '../../src/urls.ts'
import { builtFiles } from '../fixtures/built-files.ts'

/** What the head of a built page says to programs. */
export interface PageHead {
  lang: string
  title: string
  /** By `name` or `property`; more than one where it is said more than once. */
  metas: ReadonlyMap<string, readonly string[]>
  links: readonly { rel: string; href: string; hreflang?: string }[]
  /** The contents of its `application/ld+json` elements. */
  structuredData: readonly string[]
}

const files = new Map(builtFiles('**/*.html').map(({ path, text }) => [path, text]))

export function htmlOf({ file }: Pick<PageUrl, 'file'>): string {
  const html = files.get(file)
  if (html === undefined) throw new Error(`The build has no ${file}`)
  return html
}

export function headOf(address: Pick<PageUrl, 'file'>): PageHead {
  const html = htmlOf(address)
  const metas = new Map<string, string[]>()
  for (const { name, property, content } of tags(html, 'meta')) {
    const key = name ?? property
    if (key !== undefined) metas.set(key, [...(metas.get(key) ?? []), content ?? ''])
  }
  return {
    lang: tags(html, 'html')[0]?.['lang'] ?? '',
    title: decode(/<title>([^<]*)/.exec(html)?.[1] ?? ''),
    metas,
    links: tags(html, 'link').map(({ rel = '', href = '', hreflang }) => ({
      rel,
      href,
      ...(hreflang !== undefined && { hreflang }),
    })),
    structuredData: Array.from(
      html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
      ([, json = '']) => json,
    ),
  }
}

/** The attributes of each element of a name, their names in small letters. */
function tags(html: string, name: string): Record<string, string>[] {
  return Array.from(html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g')), ([, inside = '']) =>
    Object.fromEntries(
      Array.from(inside.matchAll(/([a-z-]+)="([^"]*)"/gi), ([, key = '', value = '']) => [
        key.toLowerCase(),
        decode(value),
      ]),
    ),
  )
}

function decode(text: string): string {
  const named: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#x27': "'", amp: '&' }
  return text.replace(/&(lt|gt|quot|#x27|amp);/g, (_whole, name: string) => named[name] ?? '')
}
