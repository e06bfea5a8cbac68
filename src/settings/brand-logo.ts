import logo from '../../content/logo.svg?raw'
import { drawLogo, type LogoDrawing } from '../content/logo.ts'

/**
 * The logo of the brand, `content/logo.svg`; not for use in the browser.
 *
 * @param color returns the value of a colour in the colour scheme of the drawing
 * @param prefix of the ids in the drawing
 */
export function drawBrandLogo(
  color: (name: 'accent' | 'signal') => string,
  prefix = '',
): LogoDrawing {
  return drawLogo(logo, { paint: color, prefix })
}
