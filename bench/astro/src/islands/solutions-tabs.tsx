import { SolutionsTabs as Island } from '../../../../src/islands/solutions-tabs.tsx'
import { inAstro } from './in-astro.tsx'

export const SolutionsTabs = inAstro('solutions-tabs', Island)
