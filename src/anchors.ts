/** Section anchors in page order, the same in every language (specification, section 2). */
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

/** The two-digit position of a section on the page, starting at `01`. */
export function sectionNumber(name: SectionName): string {
  const position = Object.keys(anchors).indexOf(name) + 1
  return String(position).padStart(2, '0')
}

/** The anchors of the notices in the contact section. */
export const privacyAnchor = 'privacidade'
export const accessibilityAnchor = 'acessibilidade'

/** The solution tabs in order; the first is the default (specification, section 4). */
export const solutionNames = ['ai-agents', 'data-squad', 'data-driven'] as const

export type SolutionName = (typeof solutionNames)[number]

/** The URL fragment of a tab, without `#`. */
export function solutionAnchor(name: SolutionName): string {
  return `${anchors.solutions}/${name}`
}

/** The section or tab that each line of work links to. */
export const lineAnchors = {
  youbot: anchors.chatbot,
  aiAgents: solutionAnchor('ai-agents'),
  dataSquad: solutionAnchor('data-squad'),
  dataDriven: solutionAnchor('data-driven'),
} as const

export const lineNames = Object.keys(lineAnchors) as (keyof typeof lineAnchors)[]
