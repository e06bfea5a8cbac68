import { PlanCards as Island } from '../../../../src/pages/pricing/island/plan-cards.tsx'
import { asAstroIsland } from './as-astro-island.tsx'

export const PlanCards = asAstroIsland(Island)
