import { pluralize } from '../../core/report-language.ts'
import { defineRule, type Problem } from '../../core/rule.ts'
import type { ExternalProblem } from '../../built-site/request.ts'
import type { BuiltSite } from '../../built-site/built-site.ts'

type Data = ExternalProblem & { url: string }

export default defineRule({
  id: 'external-link',
  severity: 'error',
  what: {
    en: 'With --external only: the URLs of other sites respond.',
    pt: 'Apenas com --external: as URLs de outros sites respondem.',
    es: 'Solo con --external: las URL de otros sitios responden.',
  },
  why: {
    en: 'A permanent redirect, or a refusal of automated requests, is a warning.',
    pt: 'Um redirecionamento permanente ou uma recusa de acessos automáticos é um aviso.',
    es: 'Una redirección permanente o un rechazo de accesos automáticos es un aviso.',
  },
  check: (site: BuiltSite) =>
    site.external.flatMap(({ url, locations, result }): Problem<Data>[] => {
      if (!result || result.problem === 'none') return []
      // Either the link still works, or a program cannot tell whether it does.
      const isWarning = result.problem === 'moved' || result.problem === 'refused'
      return locations.map((location) => ({
        ...location,
        severity: isWarning ? 'warning' : 'error',
        data: { ...result, url },
      }))
    }),
  problem: {
    en: {
      status: ({ url, status }) => `\`${url}\` returns ${status}.`,
      refused: ({ url, status }) =>
        `\`${url}\` returns ${status}: it refuses automated requests, so whether it works is unknown.`,
      moved: ({ url, status }) => `\`${url}\` has moved permanently (${status}).`,
      redirects: ({ url }) => `\`${url}\` redirects without an end.`,
      timeout: ({ url, seconds }) =>
        `\`${url}\` does not respond within ${pluralize(seconds, 'second')}.`,
      certificate: ({ url, reason }) =>
        `Browsers warn about \`${url}\`: its certificate is invalid (${reason}).`,
      unreachable: ({ url, reason }) => `\`${url}\` cannot be reached (${reason}).`,
    },
    pt: {
      status: ({ url, status }) => `\`${url}\` responde com o status ${status}.`,
      refused: ({ url, status }) =>
        `\`${url}\` responde com o status ${status}: recusa acessos automáticos, e não se sabe se funciona.`,
      moved: ({ url, status }) => `\`${url}\` mudou de endereço em definitivo (${status}).`,
      redirects: ({ url }) => `\`${url}\` redireciona sem fim.`,
      timeout: ({ url, seconds }) => `\`${url}\` não responde em ${pluralize(seconds, 'segundo')}.`,
      certificate: ({ url, reason }) =>
        `Os navegadores alertam sobre \`${url}\`: o certificado é inválido (${reason}).`,
      unreachable: ({ url, reason }) => `Não é possível acessar \`${url}\` (${reason}).`,
    },
    es: {
      status: ({ url, status }) => `\`${url}\` responde con el estado ${status}.`,
      refused: ({ url, status }) =>
        `\`${url}\` responde con el estado ${status}: rechaza los accesos automáticos, y no se sabe si funciona.`,
      moved: ({ url, status }) =>
        `\`${url}\` ha cambiado de dirección de forma permanente (${status}).`,
      redirects: ({ url }) => `\`${url}\` redirige sin fin.`,
      timeout: ({ url, seconds }) => `\`${url}\` no responde en ${pluralize(seconds, 'segundo')}.`,
      certificate: ({ url, reason }) =>
        `Los navegadores advierten sobre \`${url}\`: su certificado no es válido (${reason}).`,
      unreachable: ({ url, reason }) => `No se puede acceder a \`${url}\` (${reason}).`,
    },
  },
  fix: {
    en: {
      status: ({ status }) =>
        status >= 500
          ? 'Try again later; if it persists, link to another page.'
          : 'Open it, find out where the page is now, and write that URL.',
      refused: 'Open it in a browser.',
      moved: ({ to }) => `Write \`${to}\`.`,
      redirects: 'Open it, and write the URL of the page that you see.',
      timeout: 'Try again later; if it persists, link to another page.',
      certificate: 'Correct the URL, or link to another page until its owner has corrected it.',
      unreachable: 'Check the name of the site for typing errors.',
    },
    pt: {
      status: ({ status }) =>
        status >= 500
          ? 'Tente mais tarde; se continuar assim, faça o link levar a outra página.'
          : 'Abra o endereço, descubra onde a página está agora e escreva essa URL.',
      refused: 'Abra o endereço em um navegador.',
      moved: ({ to }) => `Escreva \`${to}\`.`,
      redirects: 'Abra o endereço e escreva a URL da página que aparece.',
      timeout: 'Tente mais tarde; se continuar assim, faça o link levar a outra página.',
      certificate:
        'Corrija a URL ou faça o link levar a outra página até que o responsável corrija o certificado.',
      unreachable: 'Verifique se há erros de digitação no nome do site.',
    },
    es: {
      status: ({ status }) =>
        status >= 500
          ? 'Inténtelo más tarde; si persiste, enlace a otra página.'
          : 'Ábrala, averigüe dónde está ahora la página y escriba esa URL.',
      refused: 'Ábrala en un navegador.',
      moved: ({ to }) => `Escriba \`${to}\`.`,
      redirects: 'Ábrala y escriba la URL de la página que aparece.',
      timeout: 'Inténtelo más tarde; si persiste, enlace a otra página.',
      certificate:
        'Corrija la URL o enlace a otra página hasta que su responsable corrija el certificado.',
      unreachable: 'Compruebe si hay errores de escritura en el nombre del sitio.',
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
