import type { ReportLanguage } from '../core/report-language.ts'
import type { Finding } from '../core/rule.ts'

const COMMAND = 'npx cli check-locales --release'

const summaryWords = {
  en: {
    title: (all: number) => `Not ready for visitors (${all})`,
    local: 'local',
    samples: (count: number) => (count === 1 ? '1 sample' : `${count} samples`),
    others: 'unanswered, unconfirmed or wrong',
    list: `To list them: ${COMMAND}`,
  },
  pt: {
    title: (all: number) => `O site ainda não está pronto para os visitantes (${all})`,
    local: 'só nesta máquina',
    samples: (count: number) => (count === 1 ? '1 dado de exemplo' : `${count} dados de exemplo`),
    others: 'sem resposta, sem confirmação ou com erro',
    list: `Para ver a lista: ${COMMAND}`,
  },
  es: {
    title: (all: number) => `El sitio aún no está listo para los visitantes (${all})`,
    local: 'solo en esta máquina',
    samples: (count: number) => (count === 1 ? '1 dato de ejemplo' : `${count} datos de ejemplo`),
    others: 'sin respuesta, sin confirmar o con errores',
    list: `Para ver la lista: ${COMMAND}`,
  },
} satisfies Record<ReportLanguage, object>

/** Summarizes, by kind, the findings that block a release; returns null if there are none. */
export function formatReleaseSummary(
  findings: readonly Finding[],
  language: ReportLanguage,
): string | null {
  // Notes do not block a release.
  const stopping = findings.filter(({ severity }) => severity !== 'note')
  if (stopping.length === 0) return null
  const local = stopping.flatMap(({ data }) => {
    const { problem, name } = data as { problem?: string; name?: string }
    return problem === 'local' && name !== undefined ? [name] : []
  })
  const samples = stopping.filter(({ rule }) => rule === 'sample-value').length
  const others = stopping.length - local.length - samples
  const words = summaryWords[language]
  const parts = [
    ...(local.length > 0 ? [`${local.length} ${words.local} (${local.join(', ')})`] : []),
    ...(samples > 0 ? [words.samples(samples)] : []),
    ...(others > 0 ? [`${others} ${words.others}`] : []),
  ]
  return `${words.title(stopping.length)}: ${parts.join(', ')}.\n${words.list}`
}
