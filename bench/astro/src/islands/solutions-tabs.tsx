import { SolutionsTabs as Island } from '../../../../src/sections/solutions/island/solutions-tabs.tsx'
import { asAstroIsland } from './as-astro-island.tsx'

export const SolutionsTabs = asAstroIsland(Island)
