import type { ComponentType } from 'react'

/** The islands and how each arrives in the browser, in a chunk of its own. */
export const loaders = {
  'navigation-links': () => import('./navigation-links.tsx').then((m) => m.NavigationLinks),
  'solutions-tabs': () => import('./solutions-tabs.tsx').then((m) => m.SolutionsTabs),
  'plan-cards': () => import('./plan-cards/plan-cards.tsx').then((m) => m.PlanCards),
  'contact-form': () => import('./contact-form/contact-form.tsx').then((m) => m.ContactForm),
} as const satisfies Record<string, () => Promise<ComponentType<never>>>

export type IslandName = keyof typeof loaders
