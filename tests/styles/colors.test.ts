import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'

const TOKENS = 'src/styles/tokens.css'

/** National colours are not part of the brand. */
const FLAGS = 'src/components/flag.tsx'

const colorsIn = (file: string) => {
  const text = readFileSync(file, 'utf8')
  // Outside stylesheets, a `#` with fewer digits is an anchor or the number of an issue.
  const isStyle = file.endsWith('.css')
  const color = isStyle
    ? /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|(?:ok)?l(?:ab|ch))a?\(/gi
    : /#[\da-f]{6}(?:[\da-f]{2})?\b/gi
  return text.match(color) ?? []
}

test('colours are declared in tokens.css, each once', () => {
  const files = globSync(['index.html', '{src,scripts,hosting,server,vite}/**/*.{css,ts,tsx}'])
  expect(files.length).toBeGreaterThan(100)
  const others = files.filter((file) => file !== TOKENS && file !== FLAGS)
  expect(others.flatMap((file) => colorsIn(file).map((color) => `${file}: ${color}`))).toEqual([])
  const declared = colorsIn(TOKENS)
  expect(declared.length).toBeGreaterThan(20)
  expect(declared).toEqual([...new Set(declared)])
})
