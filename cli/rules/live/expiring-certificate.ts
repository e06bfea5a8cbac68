import type { LiveSite } from '../../live/live-site.ts'
import { pluralize } from '../../core/report-language.ts'
import { defineRule } from '../../core/rule.ts'

const DAY = 24 * 60 * 60 * 1000

/**
 * Renewal is overdue if at most this share of a certificate's lifetime is left, for example 9 of
 * 90 days. Services renew a certificate when a third of its lifetime is left.
 */
const LAST_PART = 0.1

export default defineRule({
  id: 'expiring-certificate',
  severity: 'error',
  what: {
    en: 'The certificate of a deployed site must not be about to expire.',
    pt: 'O certificado de um site publicado não deve estar perto de vencer.',
    es: 'El certificado de un sitio publicado no debe estar a punto de caducar.',
  },
  why: {
    en: 'Certificates are renewed when a third of their lifetime is left. If only a tenth is left, the renewal has failed.',
    pt: 'Os certificados são renovados quando falta um terço da sua validade. Se falta só um décimo, a renovação falhou.',
    es: 'Los certificados se renuevan cuando queda un tercio de su vigencia. Si solo queda un décimo, la renovación ha fallado.',
  },
  check: ({ origin, certificate }: LiveSite) => {
    if (certificate === undefined) return []
    const { from, to } = certificate
    const left = to.getTime() - Date.now()
    if (left > (to.getTime() - from.getTime()) * LAST_PART) return []
    const days = Math.max(0, Math.floor(left / DAY))
    return [{ file: origin, data: { days } }]
  },
  problem: {
    en: ({ days }) => `The certificate expires in ${pluralize(days, 'day')}.`,
    pt: ({ days }) => `O certificado vence em ${pluralize(days, 'dia')}.`,
    es: ({ days }) => `El certificado caduca en ${pluralize(days, 'día')}.`,
  },
  fix: {
    en: 'Renew it, and see why it was not renewed by itself.',
    pt: 'Renove-o e veja por que não foi renovado automaticamente.',
    es: 'Renuévelo y vea por qué no se renovó automáticamente.',
  },
  cases: [],
})
