import { NavigationLinks as Island } from '../../../../src/layout/island/navigation-links.tsx'
import { asAstroIsland } from './as-astro-island.tsx'

export const NavigationLinks = asAstroIsland(Island)
