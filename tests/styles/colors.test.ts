import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'

const TOKENS = 'src/styles/tokens.css'

/** National colours are not the brand's. */
const FLAGS = 'src/layout/flag.tsx'

/** In a stylesheet also short ones and functions; elsewhere `#` begins anchors and issue numbers, too. */
const inStyles = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/gi
const inCode = /#(?:[\da-f]{6}|[\da-f]{8})\b/gi

test('colours are declared in tokens.css, each once', () => {
  const files = globSync(['index.html', '{src,video,hosting,local}/**/*.{css,ts,tsx}'])
  expect(files.length).toBeGreaterThan(100)
  const elsewhere = files
    .filter((file) => file !== TOKENS && file !== FLAGS)
    .flatMap((file) => {
      const colors = readFileSync(file, 'utf8').match(file.endsWith('.css') ? inStyles : inCode)
      return (colors ?? []).map((color) => `${file}: ${color}`)
    })
  expect(elsewhere).toEqual([])

  const declared = readFileSync(TOKENS, 'utf8').match(inStyles) ?? []
  expect(declared.length).toBeGreaterThan(20)
  expect(declared).toEqual([...new Set(declared)])
})
