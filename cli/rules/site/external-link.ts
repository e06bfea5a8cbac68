import { counted } from '../../core/report-language.ts'
import { defineRule, type Problem } from '../../core/rule.ts'
import type { ExternalProblem } from '../../site/request.ts'
import type { BuiltSite } from '../../site/site.ts'

type Data = ExternalProblem & { url: string }

export default defineRule({
  id: 'external-link',
  severity: 'error',
  about: {
    en: `With --external only: the URLs of other sites respond.
      A permanent redirect, or a refusal of automated requests, is a warning.`,
    pt: `Apenas com --external: as URLs de outros sites respondem.
      Um redirecionamento permanente ou uma recusa de acessos automáticos é um aviso.`,
    es: `Solo con --external: las URL de otros sitios responden.
      Una redirección permanente o un rechazo de accesos automáticos es un aviso.`,
  },
  check: (site: BuiltSite) =>
    site.external.flatMap(({ url, locations, result }): Problem<Data>[] => {
      if (!result || result.problem === 'none') return []
      // The link still works, or a program can't find out.
      const isWarning = result.problem === 'moved' || result.problem === 'refused'
      return locations.map((location) => ({
        ...location,
        severity: isWarning ? 'warning' : 'error',
        data: { ...result, url },
      }))
    }),
  messages: {
    en: {
      status: ({ url, status }) => `\`${url}\` returns ${status}.
        ${status >= 500 ? 'Try again later; if it persists, link to another page.' : 'Open it, find out where the page is now, and write that URL.'}`,
      refused: ({ url, status }) =>
        `\`${url}\` returns ${status}: it refuses automated requests, so whether it works is unknown.
        Open it in a browser.`,
      moved: ({ url, status, to }) => `\`${url}\` has moved permanently (${status}).
        Write \`${to}\`.`,
      redirects: ({ url }) => `\`${url}\` redirects without an end.
        Open it, and write the URL of the page that you see.`,
      timeout: ({ url, seconds }) =>
        `\`${url}\` does not respond within ${counted(seconds, 'second')}.
        Try again later; if it persists, link to another page.`,
      certificate: ({ url, reason }) =>
        `Browsers warn about \`${url}\`: its certificate is invalid (${reason}).
        Correct the URL, or link to another page until its owner has corrected it.`,
      unreachable: ({ url, reason }) => `\`${url}\` cannot be reached (${reason}).
        Check the name of the site for typing errors.`,
    },
    pt: {
      status: ({ url, status }) => `\`${url}\` responde ${status}.
        ${status >= 500 ? 'Tente mais tarde; se continuar assim, leve a outra página.' : 'Abra o endereço, descubra onde a página está agora e escreva essa URL.'}`,
      refused: ({ url, status }) =>
        `\`${url}\` responde ${status}: recusa acessos automáticos, e não se sabe se funciona.
        Abra em um navegador.`,
      moved: ({ url, status, to }) => `\`${url}\` mudou de endereço em definitivo (${status}).
        Escreva \`${to}\`.`,
      redirects: ({ url }) => `\`${url}\` redireciona sem fim.
        Abra o endereço e escreva a URL da página que aparece.`,
      timeout: ({ url, seconds }) => `\`${url}\` não responde em ${counted(seconds, 'segundo')}.
        Tente mais tarde; se continuar assim, leve a outra página.`,
      certificate: ({ url, reason }) =>
        `Os navegadores alertam sobre \`${url}\`: o certificado é inválido (${reason}).
        Corrija a URL ou leve a outra página até que o responsável corrija o certificado.`,
      unreachable: ({ url, reason }) => `Não é possível acessar \`${url}\` (${reason}).
        Verifique se há erros de digitação no nome do site.`,
    },
    es: {
      status: ({ url, status }) => `\`${url}\` responde ${status}.
        ${status >= 500 ? 'Inténtelo más tarde; si persiste, enlace otra página.' : 'Ábrala, averigüe dónde está ahora la página y escriba esa URL.'}`,
      refused: ({ url, status }) =>
        `\`${url}\` responde ${status}: rechaza los accesos automáticos, y no se sabe si funciona.
        Ábrala en un navegador.`,
      moved: ({ url, status, to }) =>
        `\`${url}\` ha cambiado de dirección de forma permanente (${status}).
        Escriba \`${to}\`.`,
      redirects: ({ url }) => `\`${url}\` redirige sin fin.
        Ábrala y escriba la URL de la página que aparece.`,
      timeout: ({ url, seconds }) => `\`${url}\` no responde en ${counted(seconds, 'segundo')}.
        Inténtelo más tarde; si persiste, enlace otra página.`,
      certificate: ({ url, reason }) =>
        `Los navegadores advierten sobre \`${url}\`: su certificado no es válido (${reason}).
        Corrija la URL o enlace otra página hasta que su responsable corrija el certificado.`,
      unreachable: ({ url, reason }) => `No se puede acceder a \`${url}\` (${reason}).
        Compruebe si hay errores de escritura en el nombre del sitio.`,
    },
  },
  cases: [
    {
      name: 'a link that is not requested without --external',
      file: 'dist/en.html',
      find: /<main [^>]*>/,
      replace: '$&<a href="https://gone.invalid/">Another site</a>',
    },
  ],
})
