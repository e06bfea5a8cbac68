/**
 * Reads the hexadecimal colours in `tokens.css` for use outside CSS, such as in icons and in Open
 * Graph images.
 *
 * @param css the content of `tokens.css`
 * @returns a function that takes a name without the leading dashes, such as `ink-light`, and
 *   returns its colour
 */
export function parseColors(css: string): (name: string) => string {
  const declared = css.matchAll(/--([\w-]+):\s*(#[0-9a-f]+);/gi)
  const colors = new Map(Array.from(declared, ([, name = '', color = '']) => [name, color]))
  return (name) => {
    const color = colors.get(name)
    if (color === undefined) throw new Error(`src/styles/tokens.css has no colour --${name}`)
    return color
  }
}
