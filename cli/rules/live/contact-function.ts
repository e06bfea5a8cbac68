import { allowsOrigin, formHeaders, OTHER_ORIGIN } from '../../live/ask-function.ts'
import type { Reply } from '../../live/client.ts'
import type { LiveSite } from '../../live/live-site.ts'
import { joinWithAnd } from '../../core/report-language.ts'
import { defineRule, type Problem } from '../../core/rule.ts'

type Data =
  | { problem: 'none' | 'local' | 'blocked' | 'open' }
  | { problem: 'unreachable'; reason: string }
  | { problem: 'refused'; status: number; origin: string }
  | { problem: 'failed'; status: number }
  | { problem: 'headers'; names: string[] }

export default defineRule({
  id: 'contact-function',
  severity: 'error',
  what: {
    en: 'The contact function must accept the form of the deployed site, and refuse other sites.',
    pt: 'A função de contato deve aceitar o formulário do site publicado e recusar outros sites.',
    es: 'La función de contacto debe aceptar el formulario del sitio publicado y rechazar otros sitios.',
  },
  why: {
    en: 'Before a browser sends a message, it asks the function whether the site may. A project of the free plan of Supabase is paused after a week without activity.',
    pt: 'Antes de enviar uma mensagem, o navegador pergunta à função se o site tem permissão. Um projeto do plano gratuito do Supabase é pausado depois de uma semana sem atividade.',
    es: 'Antes de enviar un mensaje, el navegador pregunta a la función si el sitio tiene permiso. Un proyecto del plan gratuito de Supabase se pausa tras una semana sin actividad.',
  },
  check: ({ origin, contact }: LiveSite): Problem<Data>[] => {
    if (contact === undefined) return []
    const { url, unasked, allowed, refused } = contact
    const at = (data: Data): Problem<Data> => ({ file: url ?? origin, data })
    if (url === undefined) return [at({ problem: 'none' })]
    if (unasked !== undefined) return [at({ problem: unasked })]
    return [
      ...(allowed ? preflightProblems(allowed, origin) : []),
      ...(allowsOrigin(refused, OTHER_ORIGIN) ? [{ problem: 'open' } as const] : []),
    ].map(at)
  },
  problem: {
    en: {
      none: 'No script of the site calls a function.',
      local: 'The form of this public site sends messages to a function on the same machine.',
      blocked: 'The Content-Security-Policy of the pages does not allow requests to the function.',
      open: 'The function accepts messages from the form of any site.',
      unreachable: ({ reason }) => `There is no response: ${reason}.`,
      refused: ({ origin, status }) => `The function refuses ${origin}; its status is ${status}.`,
      failed: ({ status }) => `The function or its gateway does not work; its status is ${status}.`,
      headers: ({ names }) =>
        `The function does not allow the headers ${joinWithAnd('en', names)}.`,
    },
    pt: {
      none: 'Nenhum script do site chama uma função.',
      local: 'O formulário deste site público envia mensagens a uma função na própria máquina.',
      blocked: 'A Content-Security-Policy das páginas não permite requisições à função.',
      open: 'A função aceita mensagens do formulário de qualquer site.',
      unreachable: ({ reason }) => `Não há resposta: ${reason}.`,
      refused: ({ origin, status }) => `A função recusa ${origin}; o status é ${status}.`,
      failed: ({ status }) => `A função ou o seu gateway não funciona; o status é ${status}.`,
      headers: ({ names }) => `A função não permite os cabeçalhos ${joinWithAnd('pt', names)}.`,
    },
    es: {
      none: 'Ningún script del sitio llama a una función.',
      local:
        'El formulario de este sitio público envía mensajes a una función en la propia máquina.',
      blocked: 'La Content-Security-Policy de las páginas no permite peticiones a la función.',
      open: 'La función acepta mensajes del formulario de cualquier sitio.',
      unreachable: ({ reason }) => `No hay respuesta: ${reason}.`,
      refused: ({ origin, status }) => `La función rechaza ${origin}; su estado es ${status}.`,
      failed: ({ status }) => `La función o su gateway no funciona; su estado es ${status}.`,
      headers: ({ names }) => `La función no permite las cabeceras ${joinWithAnd('es', names)}.`,
    },
  },
  fix: {
    en: {
      none: 'Build the site with VITE_SUPABASE_URL, and deploy it.',
      local: 'Set VITE_SUPABASE_URL to your Supabase project, then build and deploy again.',
      blocked: 'Deploy pages and configuration of the same build.',
      open: 'List only your own origins in ALLOWED_ORIGINS of the function.',
      unreachable: 'Check VITE_SUPABASE_URL, and whether Supabase has paused the project.',
      refused:
        'Add this origin to ALLOWED_ORIGINS of the function, and see whether the project is paused.',
      failed: 'See the log of the function, and whether the project is paused.',
      headers: 'Deploy the function of this checkout.',
    },
    pt: {
      none: 'Faça o build com VITE_SUPABASE_URL e publique-o.',
      local: 'Defina VITE_SUPABASE_URL com o seu projeto Supabase e publique um novo build.',
      blocked: 'Publique páginas e configuração do mesmo build.',
      open: 'Liste só as suas origens em ALLOWED_ORIGINS da função.',
      unreachable: 'Confira VITE_SUPABASE_URL e se o Supabase pausou o projeto.',
      refused:
        'Acrescente esta origem a ALLOWED_ORIGINS da função e veja se o projeto está pausado.',
      failed: 'Veja o log da função e se o projeto está pausado.',
      headers: 'Publique a função deste checkout.',
    },
    es: {
      none: 'Haga el build con VITE_SUPABASE_URL y publíquelo.',
      local: 'Defina VITE_SUPABASE_URL con su proyecto de Supabase y publique un nuevo build.',
      blocked: 'Publique páginas y configuración del mismo build.',
      open: 'Ponga solo sus propios orígenes en ALLOWED_ORIGINS de la función.',
      unreachable: 'Revise VITE_SUPABASE_URL y si Supabase ha pausado el proyecto.',
      refused:
        'Añada este origen a ALLOWED_ORIGINS de la función y vea si el proyecto está en pausa.',
      failed: 'Vea el registro de la función y si el proyecto está en pausa.',
      headers: 'Publique la función de este checkout.',
    },
  },
  cases: [],
})

function preflightProblems(reply: Reply, origin: string): Data[] {
  if ('failure' in reply) return [{ problem: 'unreachable', reason: reply.reason }]
  const { status = 0, headers } = reply.response
  if (status >= 500) return [{ problem: 'failed', status }]
  if (!allowsOrigin(reply, origin)) return [{ problem: 'refused', status, origin }]
  const allowed = `${headers['access-control-allow-headers']}`.toLowerCase().split(/\s*,\s*/)
  const names = formHeaders.filter((name) => !allowed.includes(name))
  return names.length > 0 ? [{ problem: 'headers', names }] : []
}
