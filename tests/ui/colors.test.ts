import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'

/** National colours are not the brand's. */
const FLAGS = 'src/shell/flag.tsx'

test('each colour is typed once', () => {
  const files = globSync(['index.html', '{src,video,hosting,local}/**/*.{css,ts,tsx}'])
  expect(files.length).toBeGreaterThan(100)
  const places = new Map<string, string[]>()
  for (const file of files.filter((name) => name !== FLAGS)) {
    for (const [color] of readFileSync(file, 'utf8').matchAll(/#(?:[\da-f]{6}|[\da-f]{8})\b/gi)) {
      places.set(color.toLowerCase(), [...(places.get(color.toLowerCase()) ?? []), file])
    }
  }
  expect(places.size).toBeGreaterThan(20)
  const repeated = [...places].filter(([, typed]) => typed.length > 1)
  expect(repeated, 'Declare it in src/ui/tokens.css and refer to it').toEqual([])
})
