import {
  elementsIn,
  forbiddenAttributes,
  inlineHashes,
  POLICY_HEADER,
  securityHeaders,
} from '../../../hosting/security-headers.ts'
import type { LiveSite } from '../../live/live-site.ts'
import { joinWithAnd } from '../../core/report-language.ts'
import { defineRule, type Problem } from '../../core/rule.ts'

type Data =
  | { problem: 'missing'; header: string; expected: string }
  | { problem: 'different'; header: string; expected: string; actual: string }
  | { problem: 'directives'; names: string[] }
  | { problem: 'hash'; hash: string }
  | { problem: 'attribute'; attribute: string }

const headersWithTls = ['Strict-Transport-Security', 'Cross-Origin-Opener-Policy']

export default defineRule({
  id: 'wrong-header',
  severity: 'error',
  what: {
    en: 'A deployed site must send the security headers of the build, and its Content-Security-Policy must allow the inline code of each page.',
    pt: 'Um site publicado deve enviar os cabeçalhos de segurança do build, e a sua Content-Security-Policy deve permitir o código embutido de cada página.',
    es: 'Un sitio publicado debe enviar las cabeceras de seguridad del build, y su Content-Security-Policy debe permitir el código incrustado de cada página.',
  },
  why: {
    en: 'Browsers do not run code whose hash is not in the policy: the form, the menu and the prices then do not work. It happens if pages and configuration are not of the same build, or if the host inserts code.',
    pt: 'Os navegadores não executam código cujo hash não está na política: o formulário, o menu e os preços então não funcionam. Acontece quando páginas e configuração não são do mesmo build, ou quando a hospedagem insere código.',
    es: 'Los navegadores no ejecutan código cuyo hash no está en la política: el formulario, el menú y los precios no funcionan. Ocurre si las páginas y la configuración no son del mismo build, o si el alojamiento inserta código.',
  },
  check: (live: LiveSite): Problem<Data>[] => {
    const { origin, isLocal, site, answers, pages, contact } = live
    const isSecure = origin.startsWith('https:')
    const functionOrigin = contact?.url ? new URL(contact.url).origin : ''
    const expected = securityHeaders({
      inline: { scripts: [], styles: [] },
      site,
      functionOrigin,
    })
    const names = Object.keys(expected).filter(
      (name) =>
        isSecure ||
        (isLocal && name !== 'Strict-Transport-Security') ||
        !headersWithTls.includes(name),
    ) as (keyof typeof expected)[]

    const problems: Problem<Data>[] = []
    const add = (url: string, data: Data) => problems.push({ file: origin, pages: [url], data })
    for (const { request, response } of answers) {
      const url = origin + request.target
      for (const header of names) {
        const actual = response.headers[header.toLowerCase()]?.toString()
        const { [header]: value } = expected
        if (actual === undefined) {
          // Over plain HTTP, our server omits Cross-Origin-Opener-Policy for other host names.
          const isOmitted = request.host !== undefined && headersWithTls.includes(header)
          if (!isOmitted) add(url, { problem: 'missing', header, expected: value })
        } else if (header !== POLICY_HEADER) {
          if (actual !== value) add(url, { problem: 'different', header, expected: value, actual })
        } else {
          const directives = differentDirectives(actual, value).filter(
            // Without the function's URL, the expected value of this directive is unknown.
            (name) => functionOrigin !== '' || name !== 'connect-src',
          )
          if (directives.length > 0) add(url, { problem: 'directives', names: directives })
        }
      }
    }
    for (const { url, response } of pages) {
      const policy = `${response.headers[POLICY_HEADER.toLowerCase()]}`
      const elements = elementsIn(response.text)
      const { scripts, styles } = inlineHashes(elements)
      const hashes = [...scripts, ...styles].filter((hash) => !policy.includes(hash))
      for (const hash of hashes) add(url, { problem: 'hash', hash })
      for (const attribute of forbiddenAttributes(elements)) {
        add(url, { problem: 'attribute', attribute })
      }
    }
    return problems
  },
  problem: {
    en: {
      missing: ({ header }) => `The header \`${header}\` is missing.`,
      different: ({ header, expected, actual }) => `\`${header}\` is ${actual}, not ${expected}.`,
      directives: ({ names }) =>
        `\`${POLICY_HEADER}\` is not that of this checkout: ${joinWithAnd('en', names)} differ.`,
      hash: ({ hash }) => `The policy does not allow the inline code with the hash ${hash}.`,
      attribute: ({ attribute }) => `The policy blocks the attribute \`${attribute}\`.`,
    },
    pt: {
      missing: ({ header }) => `Falta o cabeçalho \`${header}\`.`,
      different: ({ header, expected, actual }) => `\`${header}\` é ${actual}, e não ${expected}.`,
      directives: ({ names }) =>
        `\`${POLICY_HEADER}\` não é a deste checkout: há diferenças em ${joinWithAnd('pt', names)}.`,
      hash: ({ hash }) => `A política não permite o código embutido com o hash ${hash}.`,
      attribute: ({ attribute }) => `A política bloqueia o atributo \`${attribute}\`.`,
    },
    es: {
      missing: ({ header }) => `Falta la cabecera \`${header}\`.`,
      different: ({ header, expected, actual }) => `\`${header}\` es ${actual}, y no ${expected}.`,
      directives: ({ names }) =>
        `\`${POLICY_HEADER}\` no es la de este checkout: hay diferencias en ${joinWithAnd('es', names)}.`,
      hash: ({ hash }) => `La política no permite el código incrustado con el hash ${hash}.`,
      attribute: ({ attribute }) => `La política bloquea el atributo \`${attribute}\`.`,
    },
  },
  fix: {
    en: {
      missing: 'Deploy the configuration in dist-hosts/, and see whether a proxy removes headers.',
      different:
        'Deploy the configuration in dist-hosts/, and see whether a proxy changes headers.',
      directives:
        'Build and deploy this checkout, or check the site from the commit that is deployed.',
      hash: 'Deploy pages and configuration of the same build, and turn off what inserts code.',
      attribute:
        'Turn off what changes the pages on their way, such as a proxy that optimizes them.',
    },
    pt: {
      missing: 'Publique a configuração de dist-hosts/ e veja se um proxy remove cabeçalhos.',
      different: 'Publique a configuração de dist-hosts/ e veja se um proxy muda cabeçalhos.',
      directives:
        'Publique um build deste checkout, ou verifique o site a partir do commit publicado.',
      hash: 'Publique páginas e configuração do mesmo build e desligue o que insere código.',
      attribute: 'Desligue o que muda as páginas no caminho, como um proxy que as otimiza.',
    },
    es: {
      missing: 'Publique la configuración de dist-hosts/ y vea si un proxy quita cabeceras.',
      different: 'Publique la configuración de dist-hosts/ y vea si un proxy cambia cabeceras.',
      directives:
        'Publique un build de este checkout, o compruebe el sitio desde el commit publicado.',
      hash: 'Publique páginas y configuración del mismo build y desactive lo que inserta código.',
      attribute:
        'Desactive lo que cambia las páginas por el camino, como un proxy que las optimiza.',
    },
  },
  cases: [],
})

/** Returns the names of differing directives, ignoring hashes, which depend on the pages' code. */
function differentDirectives(actual: string, expected: string): string[] {
  const [sent, required] = [actual, expected].map((policy) => {
    const directives = policy.replaceAll(/ 'sha\d+-[^']+'/g, '').split(/\s*;\s*/)
    return new Map(directives.map((text) => [text.split(' ')[0] ?? '', text.trim()]))
  }) as [Map<string, string>, Map<string, string>]
  const names = new Set([...sent.keys(), ...required.keys()])
  return [...names].filter((name) => sent.get(name) !== required.get(name))
}
