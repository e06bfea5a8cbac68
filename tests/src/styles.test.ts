import { readFileSync } from 'node:fs'
import { type Rule, type Selector, transform } from 'lightningcss'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import { builtFiles } from '../fixtures/built-files.ts'

/*
 * One feature's styles never apply to another feature: each rule is nested under its feature's root
 * class, which no other feature's stylesheet selects. Stylesheets outside the features are shared.
 */

/** Captures the folder name of a section or page, which is also its root class. */
const FOLDER = /^src\/(?:sections|pages)\/([^/]+)\//

const layoutClasses: Record<string, string> = {
  'src/layout/floating-navigation.css': 'floating-navigation',
  'src/layout/footer.css': 'site-footer',
  'src/layout/header.css': 'site-header',
}

const stylesheets = globSync('src/**/*.css').map((file) => {
  const root = FOLDER.exec(file)?.[1] ?? layoutClasses[file]
  const classes = new Set<string>()
  let rules: Rule[] = []
  transform({
    filename: file,
    code: readFileSync(file),
    visitor: {
      StyleSheet: (sheet) => void (rules = sheet.rules),
      Selector: (selector) => addClasses(selector, classes),
    },
  })
  return { file, root, rules, classes }
})

test("every rule in a feature's stylesheets is nested under the feature's root class", () => {
  const features = stylesheets.filter(({ file, root }) => root ?? file.startsWith('src/layout/'))
  expect(features.length).toBeGreaterThan(15)
  expect(
    features.flatMap(({ file, root, rules }) =>
      linesOutside(root, rules).map((line) => `${file}:${line}`),
    ),
  ).toEqual([])
})

test("a feature's root class appears only in the feature's own stylesheets", () => {
  const roots = [...new Set(stylesheets.flatMap(({ root }) => root ?? []))]
  const mentions = stylesheets.flatMap(({ file, root, classes }) =>
    roots
      .filter((other) => other !== root && classes.has(other))
      .map((other) => `${file}: .${other}`),
  )
  expect(mentions).toEqual([])
})

/**
 * Returns the line numbers of rules that are not nested under the root class. Keyframes cannot be
 * nested, and a feature may import its own stylesheets.
 */
function linesOutside(root: string | undefined, rules: Rule[]): number[] {
  const parent = JSON.stringify([[{ type: 'class', name: root }]])
  return rules.flatMap((rule) => {
    if (rule.type === 'keyframes') return []
    if (rule.type === 'import' && rule.value.url.startsWith('./')) return []
    if (rule.type === 'style' && JSON.stringify(rule.value.selectors) === parent) return []
    return 'value' in rule && rule.value && 'loc' in rule.value ? rule.value.loc.line + 1 : 0
  })
}

/** Adds the classes in a selector, including classes in parentheses, to a set. */
function addClasses(selector: Selector, classes: Set<string>): void {
  for (const part of selector) {
    if (part.type === 'class') classes.add(part.name)
    if ('selectors' in part)
      for (const inner of part.selectors ?? []) addClasses([inner].flat(), classes)
  }
}

const TOKENS = 'src/styles/tokens.css'

/** National colours are not part of the brand. */
const FLAGS = 'src/components/flag.tsx'

const colorsIn = (file: string) => {
  const text = readFileSync(file, 'utf8')
  // Outside stylesheets, a `#` with fewer digits may be an anchor or an issue number.
  const isStyle = file.endsWith('.css')
  const color = isStyle
    ? /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|(?:ok)?l(?:ab|ch))a?\(/gi
    : /#[\da-f]{6}(?:[\da-f]{2})?\b/gi
  return text.match(color) ?? []
}

test('every brand colour is declared once, in tokens.css', () => {
  const files = globSync(['index.html', '{src,scripts,hosting,server,vite}/**/*.{css,ts,tsx}'])
  expect(files.length).toBeGreaterThan(100)
  const others = files.filter((file) => file !== TOKENS && file !== FLAGS)
  expect(others.flatMap((file) => colorsIn(file).map((color) => `${file}: ${color}`))).toEqual([])
  const declared = colorsIn(TOKENS)
  expect(declared.length).toBeGreaterThan(20)
  expect(declared).toEqual([...new Set(declared)])
})

test('lists outside navigation have role="list", which Safari needs if they have no markers', () => {
  const lists = builtFiles('**/*.html').flatMap(({ text }) => {
    const others = text.replaceAll(/<nav.*?<\/nav>/gs, '')
    return others.match(/<[uo]l[ >][^>]*/g) ?? []
  })
  expect(lists.length).toBeGreaterThan(100)
  expect(lists.filter((list) => !list.includes('role="list"'))).toEqual([])
})
