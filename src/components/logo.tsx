import { useId } from 'react'
import { drawBrandLogo } from '../settings/brand-logo.ts'

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
      // Contains only what `content/logo.ts` allows: elements and attributes that draw.
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  )
}
