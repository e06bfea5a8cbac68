import {
  invalidSettings,
  settingNames,
} from '../../../supabase/functions/send-contact-email/settings.ts'
import type { Content } from '../../content/content.ts'
import { fileStart } from '../../core/location.ts'
import { listedIn } from '../../core/report-language.ts'
import { defineRule, type Problem } from '../../core/rule.ts'

interface Data {
  names: string[]
}

export default defineRule({
  id: 'function-settings',
  severity: 'error',
  releaseOnly: true,
  about: {
    en: `With --release, the settings of the contact function must be complete, if they are known here.
      Without DRAIN_SECRET, the function does not store messages: visitors get an error while the mail server is down.`,
    pt: `Com --release, a configuração da função de contato deve estar completa, se for conhecida aqui.
      Sem DRAIN_SECRET, a função não guarda as mensagens: os visitantes veem um erro enquanto o servidor de e-mail está fora do ar.`,
    es: `Con --release, la configuración de la función de contacto debe estar completa, si se conoce aquí.
      Sin DRAIN_SECRET, la función no guarda los mensajes: los visitantes ven un error mientras el servidor de correo no funciona.`,
  },
  check: ({ environment }: Content): Problem<Data>[] => {
    if (environment === undefined) return []
    const known = settingNames.filter((name) => environment[name])
    const samples = known.filter((name) => environment[name]?.includes('example.com'))
    const missing = environment['DRAIN_SECRET'] ? [] : ['DRAIN_SECRET']
    const names = [...new Set([...invalidSettings(environment), ...missing, ...samples])]
    if (names.length === 0) return []
    const place = { file: 'supabase/functions/.env', place: fileStart }
    // The settings may only be known in the Supabase project.
    return [{ ...place, ...(known.length === 0 && { severity: 'note' }), data: { names } }]
  },
  messages: {
    en: ({
      names,
    }) => `${listedIn('en', names)} of the contact function: missing, invalid or sample data.
      Set them as described in docs/deploy-function.md.`,
    pt: ({
      names,
    }) => `${listedIn('pt', names)} da função de contato: valores ausentes, inválidos ou de exemplo.
      Defina-os como descreve docs/deploy-function.md.`,
    es: ({
      names,
    }) => `${listedIn('es', names)} de la función de contacto: valores ausentes, no válidos o de ejemplo.
      Defínalos como describe docs/deploy-function.md.`,
  },
  cases: [],
})
