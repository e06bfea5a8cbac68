import { parseColors } from './parse-colors.ts'
import tokens from './tokens.css?raw'

/** Returns a colour from `tokens.css` by its name, such as `ink-light`. */
export const color = parseColors(tokens)
