/** The media query for phones (specification, section 9), as in the stylesheets. */
export const PHONES = '(width < 768px)'
