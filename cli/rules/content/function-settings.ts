import type { Site } from '../../../src/content/site.ts'
import {
  DEFAULT_RETENTION_DAYS,
  invalidSettings,
  settingNames,
} from '../../../supabase/functions/send-contact-email/settings.ts'
import { settingsIn, type Content } from '../../content/content.ts'
import { fileStart } from '../../core/location.ts'
import { joinWithAnd } from '../../core/report-language.ts'
import { defineRule, type Problem } from '../../core/rule.ts'

type Data =
  | { problem: 'incomplete'; names: string[] }
  | { problem: 'retention'; days: number; promised: number }

export default defineRule({
  id: 'function-settings',
  severity: 'error',
  releaseOnly: true,
  what: {
    en: 'With --release, the settings of the contact function must be complete, if they are known here.',
    pt: 'Com --release, a configuração da função de contato deve estar completa, se for conhecida aqui.',
    es: 'Con --release, la configuración de la función de contacto debe estar completa, si se conoce aquí.',
  },
  why: {
    en: 'Without DRAIN_SECRET, the function does not store messages: visitors get an error while the mail server is down. RETENTION_DAYS must be what the privacy notice says.',
    pt: 'Sem DRAIN_SECRET, a função não guarda as mensagens: os visitantes veem um erro enquanto o servidor de e-mail está fora do ar. RETENTION_DAYS deve ser o que diz o aviso de privacidade.',
    es: 'Sin DRAIN_SECRET, la función no guarda los mensajes: los visitantes ven un error mientras el servidor de correo no funciona. RETENTION_DAYS debe ser lo que dice el aviso de privacidad.',
  },
  check: (content: Content): Problem<Data>[] => {
    const { environment } = content
    if (environment === undefined) return []
    const known = settingNames.filter((name) => environment[name])
    const samples = known.filter((name) => environment[name]?.includes('example.com'))
    const missing = environment['DRAIN_SECRET'] ? [] : ['DRAIN_SECRET']
    const names = [...new Set([...invalidSettings(environment), ...missing, ...samples])]
    // The settings may exist only in the Supabase project.
    const severity = known.length === 0 ? ({ severity: 'note' } as const) : {}
    const place = { file: 'supabase/functions/.env', place: fileStart, ...severity }

    const days = Number(environment['RETENTION_DAYS'] || DEFAULT_RETENTION_DAYS)
    const promised = settingsIn<Site>(content, 'site')?.value.privacy.messageDays ?? days
    return [
      ...(names.length > 0 ? [{ ...place, data: { problem: 'incomplete', names } as const }] : []),
      ...(days === promised
        ? []
        : [{ ...place, data: { problem: 'retention', days, promised } as const }]),
    ]
  },
  problem: {
    en: {
      incomplete: ({ names }) =>
        `${joinWithAnd('en', names)} of the contact function: missing, invalid or sample data.`,
      retention: ({ days, promised }) =>
        `The function keeps messages for ${days} days; the privacy notice says ${promised}.`,
    },
    pt: {
      incomplete: ({ names }) =>
        `${joinWithAnd('pt', names)} da função de contato: valores ausentes, inválidos ou de exemplo.`,
      retention: ({ days, promised }) =>
        `A função guarda as mensagens por ${days} dias; o aviso de privacidade diz ${promised}.`,
    },
    es: {
      incomplete: ({ names }) =>
        `${joinWithAnd('es', names)} de la función de contacto: valores ausentes, no válidos o de ejemplo.`,
      retention: ({ days, promised }) =>
        `La función guarda los mensajes ${days} días; el aviso de privacidad dice ${promised}.`,
    },
  },
  fix: {
    en: {
      incomplete: 'Set them as described in docs/deploy-function.md.',
      retention:
        'Set `RETENTION_DAYS` of the function to `privacy.messageDays` of content/site.yaml.',
    },
    pt: {
      incomplete: 'Defina-os como descreve docs/deploy-function.md.',
      retention:
        'Defina `RETENTION_DAYS` da função igual a `privacy.messageDays` de content/site.yaml.',
    },
    es: {
      incomplete: 'Defínalos como describe docs/deploy-function.md.',
      retention:
        'Ponga en `RETENTION_DAYS` de la función el valor de `privacy.messageDays` de content/site.yaml.',
    },
  },
  cases: [],
})
