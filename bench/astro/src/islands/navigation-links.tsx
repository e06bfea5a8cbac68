import { NavigationLinks as Island } from '../../../../src/islands/navigation-links.tsx'
import { asAstroIsland } from './as-astro-island.tsx'

export const NavigationLinks = asAstroIsland(Island)
