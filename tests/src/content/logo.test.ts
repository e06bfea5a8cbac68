import { expect, test } from 'vitest'
import { drawLogo, logoName, problemsInLogo } from '../../../src/content/logo.ts'

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 24"${attributes}>${inside}</svg>`

test.each([
  [
    'ids and references get the prefix',
    '<path id="a" fill="url(#b)"/>',
    '<path id="x-a" fill="url(#x-b)"/>',
  ],
  ['the attribute xlink:href becomes href', '<use xlink:href="#a"/>', '<use href="#x-a"/>'],
  [
    'layer names and classes are left out',
    '<g data-name="Layer 1" class="st0"><path d="M0 0"/></g>',
    '<g><path d="M0 0"/></g>',
  ],
  ['titles are left out', '<title>Logo</title><path d="M0 0"/>', '<path d="M0 0"/>'],
  ['quotes in attributes are escaped', `<path d='"&lt;'/>`, '<path d="&quot;&lt;"/>'],
])('in a drawing, %s', (_title, inside, markup) => {
  const namespace = ' xmlns:xlink="http://www.w3.org/1999/xlink"'
  expect(drawLogo(svg(inside, namespace), { prefix: 'x-' })).toEqual({
    viewBox: '0 0 48 24',
    ratio: 2,
    markup,
  })
})

test('presentation attributes on the root element apply to the drawing', () => {
  const { markup } = drawLogo(svg('<path/>', ' fill="none" width="9"'), { prefix: '' })
  expect(markup).toBe('<g fill="none"><path/></g>')
})

test('elements with the class accent get the accent colour, except for a fill of none', () => {
  const path = '<path class="accent" fill="none" stroke="#123456"/>'
  const { markup } = drawLogo(svg(path), { prefix: '', paint: (name) => `var(--${name})` })
  expect(markup).toBe('<path fill="none" stroke="var(--accent)"/>')
})

test.each([
  ['a reference to another file', '<path fill="url(https://example.com/a.svg#b)"/>'],
  ['a raster image', '<image href="data:image/png;base64,AA=="/>'],
  ['a link that runs a script', '<a href="javascript:alert(1)"><path/></a>'],
  ['HTML', '<foreignObject/>'],
  ['an animation', '<animate attributeName="href"/>'],
])('%s is reported as a problem, and the logo is not drawn', (_name, inside) => {
  expect(problemsInLogo(svg(inside))).toHaveLength(1)
  expect(() => drawLogo(svg(inside), { prefix: '' })).toThrow('npx cli check-locales')
})

test.each([
  ['Cia. das Águas', 'cia-das-aguas'],
  ['Marés & Filhos', 'mares-filhos'],
  ['A!', 'a'],
])('the logo file of %s is named %s', (client, name) => {
  expect(logoName(client)).toBe(name)
})
