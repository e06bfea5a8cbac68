import { useId } from 'react'
import { drawBrandLogo } from '../brand-logo.ts'

/** Height in pixels. */
const HEIGHT = 24

/** The logo in the colour scheme of its surroundings. */
export function Logo() {
  const { viewBox, ratio, markup } = drawBrandLogo((name) => `var(--${name})`, `logo-${useId()}-`)
  return (
    <svg
      className="brand-mark"
      viewBox={viewBox}
      width={Math.round(HEIGHT * ratio)}
      height={HEIGHT}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  )
}
