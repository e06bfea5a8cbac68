import type { Site } from '../../../src/content/site.ts'
import { isLoopback } from '../../../supabase/functions/_shared/loopback.ts'
import { WEBHOOK_HOST } from '../../../supabase/functions/_shared/webhook-host.ts'
import {
  DEFAULT_RETENTION_DAYS,
  invalidSettings,
  isDisclosed,
  settingNames,
} from '../../../supabase/functions/send-contact-email/settings.ts'
import { settingsIn, type Content } from '../../content/content-model.ts'
import { joinWithAnd, pluralize } from '../../core/report-language.ts'
import { defineRule, type Problem } from '../../core/rule.ts'

type Data =
  | { problem: 'local'; name: string }
  | { problem: 'incomplete'; names: string[] }
  | { problem: 'retention'; days: number; promised: number }
  | { problem: 'webhook-host'; host: string | undefined }
  | { problem: 'webhook-url' }
  | { problem: 'port'; port: string }

export default defineRule({
  id: 'function-settings',
  severity: 'error',
  releaseOnly: true,
  what: {
    en: 'With --release, the form must send messages to a hosted function, whose settings must be complete, if they are known here.',
    pt: 'Com --release, o formulário deve enviar as mensagens a uma função hospedada, cuja configuração deve estar completa, se for conhecida aqui.',
    es: 'Con --release, el formulario debe enviar los mensajes a una función alojada, cuya configuración debe estar completa, si se conoce aquí.',
  },
  why: {
    en: 'Without VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY, the build uses the local function. Without DRAIN_SECRET, the function does not store messages: visitors get an error while the mail server is down. RETENTION_DAYS must be what the privacy notice says, which must name the host of a webhook. Hosted Supabase blocks the ports 25 and 587.',
    pt: 'Sem VITE_SUPABASE_URL e VITE_SUPABASE_ANON_KEY, o build usa a função local. Sem DRAIN_SECRET, a função não guarda as mensagens: os visitantes veem um erro enquanto o servidor de e-mail está fora do ar. RETENTION_DAYS deve ser o que diz o aviso de privacidade, que deve citar o host de um webhook. O Supabase hospedado bloqueia as portas 25 e 587.',
    es: 'Sin VITE_SUPABASE_URL y VITE_SUPABASE_ANON_KEY, el build usa la función local. Sin DRAIN_SECRET, la función no guarda los mensajes: los visitantes ven un error mientras el servidor de correo no funciona. RETENTION_DAYS debe ser lo que dice el aviso de privacidad, que debe citar el host de un webhook. Supabase alojado bloquea los puertos 25 y 587.',
  },
  check: (content: Content): Problem<Data>[] => {
    const { environment } = content
    if (environment === undefined) return []
    const known = settingNames.filter((name) => environment[name])
    // If nothing but DRAIN_SECRET (for check-live) is set here, the settings may be in Supabase.
    const areElsewhere = known.every((name) => name === 'DRAIN_SECRET')
    const problems: Problem<Data>[] = ['VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY']
      .filter((name) => isLocal(environment[name]))
      .map((name) => ({ file: '.env', data: { problem: 'local', name } }))
    const add = (data: Data) => {
      const severity = areElsewhere ? 'note' : 'error'
      problems.push({ file: 'supabase/functions/.env', severity, data })
    }

    const samples = known.filter((name) => environment[name]?.includes('example.com'))
    const missing = environment['DRAIN_SECRET'] ? [] : ['DRAIN_SECRET']
    const names = [...new Set([...invalidSettings(environment), ...missing, ...samples])]
    if (names.length > 0) add({ problem: 'incomplete', names })

    const days = Number(environment['RETENTION_DAYS'] || DEFAULT_RETENTION_DAYS)
    const privacy = settingsIn<Site>(content, 'site')?.value.privacy
    const promised = privacy?.messageDays ?? days
    if (days !== promised) add({ problem: 'retention', days, promised })

    const host = privacy?.recipients.webhook?.host
    if (privacy && host !== WEBHOOK_HOST) {
      const file = 'supabase/functions/_shared/webhook-host.ts'
      problems.push({ file, data: { problem: 'webhook-host', host } })
    }
    const url = environment['WEBHOOK_URL'] ?? ''
    if (URL.canParse(url) && !isDisclosed(url, host)) add({ problem: 'webhook-url' })

    const port = environment['SMTP_PORT'] ?? ''
    const isBlocked = blockedPorts.includes(port) && !isLocal(environment['VITE_SUPABASE_URL'])
    if (isBlocked) add({ problem: 'port', port })
    return problems
  },
  problem: {
    en: {
      local: ({ name }) => `\`${name}\` is not set to a hosted function.`,
      incomplete: ({ names }) =>
        `${joinWithAnd('en', names)} of the contact function: missing, invalid or sample data.`,
      retention: ({ days, promised }) =>
        `The function keeps messages for ${pluralize(days, 'day')}; the privacy notice says ${promised}.`,
      'webhook-host': '`WEBHOOK_HOST` of the contact function does not match content/site.yaml.',
      'webhook-url':
        'The privacy notice does not mention the host of `WEBHOOK_URL` of the contact function.',
      port: ({ port }) => `\`SMTP_PORT\` is ${port}, which hosted Supabase blocks.`,
    },
    pt: {
      local: ({ name }) => `\`${name}\` não aponta para uma função hospedada.`,
      incomplete: ({ names }) =>
        `${joinWithAnd('pt', names)} da função de contato: valores ausentes, inválidos ou de exemplo.`,
      retention: ({ days, promised }) =>
        `A função guarda as mensagens por ${pluralize(days, 'dia')}; o aviso de privacidade diz ${promised}.`,
      'webhook-host': '`WEBHOOK_HOST` da função de contato não coincide com content/site.yaml.',
      'webhook-url':
        'O aviso de privacidade não cita o host de `WEBHOOK_URL` da função de contato.',
      port: ({ port }) => `\`SMTP_PORT\` é ${port}, porta que o Supabase hospedado bloqueia.`,
    },
    es: {
      local: ({ name }) => `\`${name}\` no apunta a una función alojada.`,
      incomplete: ({ names }) =>
        `${joinWithAnd('es', names)} de la función de contacto: valores ausentes, no válidos o de ejemplo.`,
      retention: ({ days, promised }) =>
        `La función guarda los mensajes ${pluralize(days, 'día')}; el aviso de privacidad dice ${promised}.`,
      'webhook-host': '`WEBHOOK_HOST` de la función de contacto no coincide con content/site.yaml.',
      'webhook-url':
        'El aviso de privacidad no cita el host de `WEBHOOK_URL` de la función de contacto.',
      port: ({ port }) => `\`SMTP_PORT\` es ${port}, puerto que Supabase alojado bloquea.`,
    },
  },
  fix: {
    en: {
      local:
        'Set it to the value of your Supabase project: in the shell, in `.env`, or as a variable of the repository on GitHub. See docs/deploy-function.md.',
      incomplete: 'Set them as described in docs/deploy-function.md.',
      retention:
        'Set `RETENTION_DAYS` of the function to `privacy.messageDays` of content/site.yaml.',
      'webhook-host': ({ host }) =>
        `Write ${literal(host)} as its value, and deploy the function again.`,
      'webhook-url': 'Add it as `privacy.recipients.webhook` in content/site.yaml.',
      port: 'Use port 465, with `SMTP_SECURE=true`.',
    },
    pt: {
      local:
        'Defina-a com o valor do seu projeto Supabase: no shell, em `.env` ou como variável do repositório no GitHub. Veja docs/deploy-function.md.',
      incomplete: 'Defina-os como descreve docs/deploy-function.md.',
      retention:
        'Defina `RETENTION_DAYS` da função com o valor de `privacy.messageDays`, em content/site.yaml.',
      'webhook-host': ({ host }) =>
        `Escreva ${literal(host)} como valor dela e publique a função de novo.`,
      'webhook-url': 'Acrescente-o como `privacy.recipients.webhook` em content/site.yaml.',
      port: 'Use a porta 465, com `SMTP_SECURE=true`.',
    },
    es: {
      local:
        'Defínala con el valor de su proyecto de Supabase: en la terminal, en `.env` o como variable del repositorio en GitHub. Vea docs/deploy-function.md.',
      incomplete: 'Defínalos como describe docs/deploy-function.md.',
      retention:
        'Ponga en `RETENTION_DAYS` de la función el valor de `privacy.messageDays` de content/site.yaml.',
      'webhook-host': ({ host }) =>
        `Escriba ${literal(host)} como su valor y publique de nuevo la función.`,
      'webhook-url': 'Añádalo como `privacy.recipients.webhook` en content/site.yaml.',
      port: 'Use el puerto 465, con `SMTP_SECURE=true`.',
    },
  },
  cases: [],
})

const blockedPorts = ['25', '587']

function isLocal(value = ''): boolean {
  return value === '' || (URL.canParse(value) && isLoopback(new URL(value).hostname))
}

/** Formats a host as a TypeScript literal, in backquotes. */
function literal(host: string | undefined): string {
  return host === undefined ? '`undefined`' : `\`'${host}'\``
}
