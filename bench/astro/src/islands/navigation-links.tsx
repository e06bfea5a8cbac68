import { NavigationLinks as Island } from '../../../../src/islands/navigation-links.tsx'
import { inAstro } from './in-astro.tsx'

export const NavigationLinks = inAstro('navigation-links', Island)
