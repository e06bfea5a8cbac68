import { globSync } from 'tinyglobby'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

/** From files that match the first pattern, no import may lead to what matches the second. */
const forbidden: [reason: string, from: RegExp, to: RegExp][] = [
  ['the site knows neither the commands nor the servers', /^src\//, /^(cli|server|vite|scripts)\//],
  [
    'hosts know the addresses, not what stands there',
    /^hosting\//,
    /^(cli|server|src\/(?!urls|locales|content\/site\.ts))/,
  ],
  [
    'the commands render nothing',
    /^cli\//,
    /^(react|react-dom|src\/(sections|pages|components|islands|layout))\b/,
  ],
  [
    'the parts of the look know no section, page or layout',
    /^src\/components\//,
    /^src\/(sections|pages|layout)\//,
  ],
  ['a section knows no page and no layout', /^src\/sections\//, /^src\/(pages|layout)\//],
  [
    'schemas know nothing of the look',
    /^src\/content\/(?!load)/,
    /^src\/(sections|pages|components|islands|layout)\//,
  ],
  [
    'what runs in the browser reads no content',
    /^src\/(islands|client)\/(?!island\.tsx)/,
    /^(content\/|src\/content\/(load|site-facts))/,
  ],
  ['the contact contract stands alone', /^supabase\//, /^(src|cli|server)\//],
  ['nothing knows the catalogue', /^(?!src\/catalogue\/)/, /^src\/catalogue\//],
  ['locales import nothing', /^src\/locales\.ts$/, /./],
]

/** The one section that has a folder of its own. */
const sectionOf = (file: string) => /^src\/sections\/([a-z-]+)/.exec(file)?.[1]

/** Parts of the hero that stand beside it. */
const companions: Record<string, string> = { 'rotating-headline': 'hero' }

const edges = await importEdges()

describe('imports go one way', () => {
  test('the files are read at all', () => {
    expect(edges.length).toBeGreaterThan(200)
  })

  test.each(forbidden)('%s', (_reason, from, to) => {
    expect(edges.filter((edge) => from.test(edge.from) && to.test(edge.to))).toEqual([])
  })

  test('a section knows no other section', () => {
    const crossing = edges.filter((edge) => {
      const [from, to] = [edge.from, edge.to].map((file) => {
        const section = sectionOf(file)
        return section === undefined ? undefined : (companions[section] ?? section)
      })
      return from !== undefined && to !== undefined && from !== to
    })
    expect(crossing).toEqual([])
  })
})

interface Edge {
  from: string
  to: string
}

async function importEdges(): Promise<Edge[]> {
  const files = globSync('{src,cli,server,vite,hosting,supabase,scripts}/**/*.{ts,tsx}')
  const read = files.map(async (from) => {
    const source = await readFile(from, 'utf8')
    const imports = source.matchAll(
      /^(?:import|export)\s[^'"]*?from '([^']+)'|import\('([^']+)'\)/gms,
    )
    return Array.from(imports, ([, named = '', lazy = '']) => ({
      from,
      to: target(from, named || lazy),
    }))
  })
  return (await Promise.all(read)).flat()
}

function target(from: string, specifier: string): string {
  return specifier.startsWith('.') ? path.join(path.dirname(from), specifier) : specifier
}
