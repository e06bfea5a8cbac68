import { transform, transformStyleAttribute } from 'lightningcss'

/** A `url()` or `@import` of a stylesheet; its position counts from the start of the stylesheet. */
export interface StyleAddress {
  address: string
  line: number
  column: number
}

/** The addresses that a stylesheet loads; none where it can't be parsed, which a build doesn't leave. */
export function addressesInStyles(
  css: string,
  kind: 'sheet' | 'attribute',
): readonly StyleAddress[] {
  const found = known[kind].get(css) ?? read(css, kind)
  known[kind].set(css, found)
  return found
}

/** Pages of a kind carry the same stylesheet, and it takes longer to read than the page. */
const known = {
  sheet: new Map<string, StyleAddress[]>(),
  attribute: new Map<string, StyleAddress[]>(),
}

function read(css: string, kind: 'sheet' | 'attribute'): StyleAddress[] {
  const code = Buffer.from(css)
  const options = { code, filename: '', analyzeDependencies: true, errorRecovery: true } as const
  const { dependencies } = kind === 'sheet' ? transform(options) : transformStyleAttribute(options)
  return (dependencies ?? []).flatMap((dependency) => {
    if (!('url' in dependency)) return []
    const { line, column } = dependency.loc.start
    return { address: dependency.url, line, column }
  })
}
