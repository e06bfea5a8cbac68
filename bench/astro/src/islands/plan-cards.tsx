import { PlanCards as Island } from '../../../../src/islands/plan-cards/plan-cards.tsx'
import { asAstroIsland } from './as-astro-island.tsx'

export const PlanCards = asAstroIsland(Island)
