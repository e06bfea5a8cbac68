import { redirectOf } from '../../live/ask-site.ts'
import type { LiveSite } from '../../live/live-site.ts'
import { defineRule, type Problem } from '../../core/rule.ts'

type Data =
  | { problem: 'moved'; to: string }
  | { problem: 'answered'; status: number; to: string }
  | { problem: 'certificate' | 'unreachable'; reason: string; to: string }

export default defineRule({
  id: 'other-url',
  severity: 'error',
  what: {
    en: 'Other URLs of a deployed site must redirect to it: without TLS, and with or without `www`.',
    pt: 'As outras URLs de um site publicado devem redirecionar para ele: sem TLS, e com ou sem `www`.',
    es: 'Las otras URL de un sitio publicado deben redirigir a él: sin TLS, y con o sin `www`.',
  },
  why: {
    en: 'Visitors type either name. The form works only at the URLs in ALLOWED_ORIGINS, and search engines should know one URL of each page.',
    pt: 'Os visitantes digitam um ou outro nome. O formulário só funciona nas URLs de ALLOWED_ORIGINS, e os buscadores devem conhecer uma só URL de cada página.',
    es: 'Los visitantes escriben uno u otro nombre. El formulario solo funciona en las URL de ALLOWED_ORIGINS, y los buscadores deben conocer una sola URL de cada página.',
  },
  check: ({ origin, site: { siteUrl }, otherUrls }: LiveSite): Problem<Data>[] =>
    otherUrls.flatMap(({ url, reply }): Problem<Data> | [] => {
      if ('failure' in reply) {
        const { failure, reason } = reply
        const isInvalid = failure === 'certificate'
        // Other failures are warnings: browsers try TLS first, and the other host need not exist.
        const severity = isInvalid ? 'error' : 'warning'
        const problem = isInvalid ? failure : 'unreachable'
        return { file: url, severity, data: { problem, reason, to: origin } }
      }
      const { status = 0, headers } = reply.response
      const to = redirectOf(url, headers.location)
      if (url === origin) return { file: url, data: { problem: 'moved', to: `${to}` } }
      const isRedirect = status >= 300 && status < 400 && (to === origin || to === siteUrl)
      return isRedirect ? [] : { file: url, data: { problem: 'answered', status, to: origin } }
    }),
  problem: {
    en: {
      moved: ({ to }) => `This URL redirects to ${to}.`,
      answered: ({ status, to }) => `This URL does not redirect to ${to}; its status is ${status}.`,
      certificate: ({ reason }) => `The TLS certificate is not valid: ${reason}.`,
      unreachable: ({ reason }) => `There is no response: ${reason}.`,
    },
    pt: {
      moved: ({ to }) => `Esta URL redireciona para ${to}.`,
      answered: ({ status, to }) => `Esta URL não redireciona para ${to}; o status é ${status}.`,
      certificate: ({ reason }) => `O certificado TLS não é válido: ${reason}.`,
      unreachable: ({ reason }) => `Não há resposta: ${reason}.`,
    },
    es: {
      moved: ({ to }) => `Esta URL redirige a ${to}.`,
      answered: ({ status, to }) => `Esta URL no redirige a ${to}; su estado es ${status}.`,
      certificate: ({ reason }) => `El certificado TLS no es válido: ${reason}.`,
      unreachable: ({ reason }) => `No hay respuesta: ${reason}.`,
    },
  },
  fix: {
    en: {
      moved: ({ to }) => `Check ${to}. If that is not the site, correct the redirect.`,
      answered: ({ to }) =>
        `Redirect it to ${to} permanently, in the settings of the host or the DNS.`,
      certificate: 'Add this name to the certificate.',
      unreachable: ({ to }) => `Add this name to the DNS, and redirect it to ${to}.`,
    },
    pt: {
      moved: ({ to }) => `Verifique ${to}. Se não for o site, corrija o redirecionamento.`,
      answered: ({ to }) =>
        `Redirecione-a para ${to} de forma permanente, na configuração da hospedagem ou do DNS.`,
      certificate: 'Acrescente este nome ao certificado.',
      unreachable: ({ to }) => `Acrescente este nome ao DNS e redirecione-o para ${to}.`,
    },
    es: {
      moved: ({ to }) => `Compruebe ${to}. Si no es el sitio, corrija la redirección.`,
      answered: ({ to }) =>
        `Rediríjala a ${to} de forma permanente, en la configuración del alojamiento o del DNS.`,
      certificate: 'Añada este nombre al certificado.',
      unreachable: ({ to }) => `Añada este nombre al DNS y rediríjalo a ${to}.`,
    },
  },
  cases: [],
})
