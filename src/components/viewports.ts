/** Matches the viewports of phones (specification, section 9), as the stylesheets do. */
export const PHONES = '(width < 768px)'
