import type { ComponentType } from 'react'

/** A loader for each island; every island is in its own chunk. */
export const loaders = {
  'navigation-links': () =>
    import('../../layout/island/navigation-links.tsx').then((m) => m.NavigationLinks),
  'ask-youbot': () =>
    import('../../sections/chatbot/island/ask-youbot.tsx').then((m) => m.AskYouBot),
  'solutions-tabs': () =>
    import('../../sections/solutions/island/solutions-tabs.tsx').then((m) => m.SolutionsTabs),
  'plan-cards': () => import('../../pages/pricing/island/plan-cards.tsx').then((m) => m.PlanCards),
  'contact-form': () =>
    import('../../sections/contact/island/contact-form.tsx').then((m) => m.ContactForm),
} as const satisfies Record<string, () => Promise<ComponentType<never>>>

export type IslandName = keyof typeof loaders
