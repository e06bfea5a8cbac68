import type { FailureKind } from '../../live/client.ts'
import type { LiveSite } from '../../live/live-site.ts'
import { defineRule, type Problem } from '../../core/rule.ts'

type Data = { problem: FailureKind; reason: string }

/** Whether a Node.js error code means that a certificate's issuer is unknown. */
const isChainError = (reason: string) => /LEAF_SIGNATURE|ISSUER_CERT|SELF_SIGNED/.test(reason)

export default defineRule({
  id: 'no-response',
  severity: 'error',
  what: {
    en: 'A deployed site must respond to every request, with a valid certificate.',
    pt: 'Um site publicado deve responder a cada requisição, com um certificado válido.',
    es: 'Un sitio publicado debe responder a cada petición, con un certificado válido.',
  },
  why: {
    en: 'Visitors see an error of their browser instead of the page.',
    pt: 'Os visitantes veem um erro do navegador em vez da página.',
    es: 'Los visitantes ven un error del navegador en lugar de la página.',
  },
  check: ({ origin, failures }: LiveSite): Problem<Data>[] =>
    failures.map(({ url, reply: { failure, reason } }) => ({
      file: origin,
      pages: [url],
      data: { problem: failure, reason },
    })),
  problem: {
    en: {
      certificate: ({ reason }) => `The TLS certificate is not valid: ${reason}.`,
      timeout: 'There is no response within the time limit.',
      unreachable: ({ reason }) => `There is no response: ${reason}.`,
      incomplete: ({ reason }) => `The response is incomplete or damaged: ${reason}.`,
    },
    pt: {
      certificate: ({ reason }) => `O certificado TLS não é válido: ${reason}.`,
      timeout: 'Não há resposta dentro do limite de tempo.',
      unreachable: ({ reason }) => `Não há resposta: ${reason}.`,
      incomplete: ({ reason }) => `A resposta está incompleta ou danificada: ${reason}.`,
    },
    es: {
      certificate: ({ reason }) => `El certificado TLS no es válido: ${reason}.`,
      timeout: 'No hay respuesta dentro del límite de tiempo.',
      unreachable: ({ reason }) => `No hay respuesta: ${reason}.`,
      incomplete: ({ reason }) => `La respuesta está incompleta o dañada: ${reason}.`,
    },
  },
  fix: {
    en: {
      certificate: ({ reason }) =>
        isChainError(reason)
          ? 'Let the server send the intermediate certificates, too, such as in fullchain.pem. If the authority is your own, set `NODE_EXTRA_CA_CERTS` to its certificate.'
          : 'Renew the certificate, for all host names of the site.',
      timeout: 'See whether the server is overloaded, or allow more time with `--timeout`.',
      unreachable: 'Check the URL, its DNS records and the server.',
      incomplete: 'Deploy the files again, and see the log of the server.',
    },
    pt: {
      certificate: ({ reason }) =>
        isChainError(reason)
          ? 'Faça o servidor enviar também os certificados intermediários, como os de fullchain.pem. Se a autoridade é sua, defina `NODE_EXTRA_CA_CERTS` com o certificado dela.'
          : 'Renove o certificado, para todos os nomes do site.',
      timeout: 'Veja se o servidor está sobrecarregado ou dê mais tempo com `--timeout`.',
      unreachable: 'Confira a URL, os registros de DNS e o servidor.',
      incomplete: 'Publique os arquivos de novo e veja o log do servidor.',
    },
    es: {
      certificate: ({ reason }) =>
        isChainError(reason)
          ? 'Haga que el servidor envíe también los certificados intermedios, como los de fullchain.pem. Si la autoridad es suya, ponga su certificado en `NODE_EXTRA_CA_CERTS`.'
          : 'Renueve el certificado, para todos los nombres del sitio.',
      timeout: 'Vea si el servidor está sobrecargado o dé más tiempo con `--timeout`.',
      unreachable: 'Revise la URL, sus registros de DNS y el servidor.',
      incomplete: 'Publique los archivos otra vez y vea el registro del servidor.',
    },
  },
  cases: [],
})
