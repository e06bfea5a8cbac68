import { SolutionsTabs as Island } from '../../../../src/islands/solutions-tabs.tsx'
import { asAstroIsland } from './as-astro-island.tsx'

export const SolutionsTabs = asAstroIsland(Island)
