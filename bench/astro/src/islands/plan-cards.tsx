import { PlanCards as Island } from '../../../../src/islands/plan-cards/plan-cards.tsx'
import { inAstro } from './in-astro.tsx'

export const PlanCards = inAstro('plan-cards', Island)
