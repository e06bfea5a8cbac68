/** The parts of a page that a failure names, by selector. */
export const PARTS = '.site-header, .floating-navigation, main > section, main, .site-footer'
