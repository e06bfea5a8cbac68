/**
 * The eleven sections in page order with their anchors, the same in every
 * language (specification, section 2; decisions on the landing page).
 */
export const anchors = {
  hero: 'home',
  about: 'quem-somos',
  products: 'produtos',
  chatbot: 'chatbot',
  industries: 'industrias',
  'data-culture': 'cultura-de-dados',
  services: 'servicos',
  experts: 'especialistas',
  solutions: 'solucoes',
  partners: 'parceiros',
  contact: 'contato',
} as const

export type SectionName = keyof typeof anchors

/** The place of a section on the page, from 1, in two digits. */
export function sectionNumber(name: SectionName): string {
  const place = Object.keys(anchors).indexOf(name) + 1
  return String(place).padStart(2, '0')
}

/** The tabs of the solutions in order; the first is the default (specification, section 4). */
export const solutionNames = ['ai-agents', 'data-squad', 'data-driven'] as const

export type SolutionName = (typeof solutionNames)[number]

/** The address of a tab within the page, without `#`. */
export function solutionAnchor(name: SolutionName): string {
  return `${anchors.solutions}/${name}`
}
