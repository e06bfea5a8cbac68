import type { ReportLanguage } from '../core/report-language.ts'
import type { Finding } from '../core/rule.ts'

interface Counts {
  all: number
  local: readonly string[]
  samples: number
  others: number
}

const COMMAND = 'npx cli check-locales --release'

const WORDS: Record<
  ReportLanguage,
  {
    title: (all: number) => string
    local: string
    samples: (count: number) => string
    others: string
    list: string
  }
> = {
  en: {
    title: (all) => `Not ready for visitors (${all})`,
    local: 'local',
    samples: (count) => (count === 1 ? '1 sample' : `${count} samples`),
    others: 'unanswered, unconfirmed or wrong',
    list: `To list them: ${COMMAND}`,
  },
  pt: {
    title: (all) => `Ainda não pronto para visitantes (${all})`,
    local: 'só nesta máquina',
    samples: (count) => (count === 1 ? '1 dado de exemplo' : `${count} dados de exemplo`),
    others: 'sem resposta, sem confirmação ou com erro',
    list: `Para ver a lista: ${COMMAND}`,
  },
  es: {
    title: (all) => `Aún no está listo para visitantes (${all})`,
    local: 'solo en esta máquina',
    samples: (count) => (count === 1 ? '1 dato de ejemplo' : `${count} datos de ejemplo`),
    others: 'sin respuesta, sin confirmar o con errores',
    list: `Para ver la lista: ${COMMAND}`,
  },
}

/** What is still local, a sample, unanswered or unconfirmed; null if nothing is. */
export function formatReleaseSummary(
  findings: readonly Finding[],
  language: ReportLanguage,
): string | null {
  const { all, local, samples, others } = countKinds(findings)
  if (all === 0) return null
  const words = WORDS[language]
  const parts = [
    ...(local.length > 0 ? [`${local.length} ${words.local} (${local.join(', ')})`] : []),
    ...(samples > 0 ? [words.samples(samples)] : []),
    ...(others > 0 ? [`${others} ${words.others}`] : []),
  ]
  return `${words.title(all)}: ${parts.join(', ')}.\n${words.list}`
}

/** Ignores notes, which do not stop a release. */
function countKinds(findings: readonly Finding[]): Counts {
  const stopping = findings.filter(({ severity }) => severity !== 'note')
  const local = stopping.flatMap(({ data }) => {
    const { problem, name } = data as { problem?: string; name?: string }
    return problem === 'local' && name !== undefined ? [name] : []
  })
  const samples = stopping.filter(({ rule }) => rule === 'sample-value').length
  const all = stopping.length
  return { all, local, samples, others: all - local.length - samples }
}
