import type { Content } from '../../content/content.ts'
import { linksIn } from '../../content/prose.ts'
import { defineRule } from '../../core/rule.ts'

/** What a link may begin with: another page of the web in safety, a mail, a call, our own pages. */
const SAFE = /^(?:https:\/\/[^\s/]+|mailto:[^\s@]+@[^\s@]+$|tel:\+\d{8,15}$|#|\/(?!\/)|\?)/i

/** A link leads to a safe address, written out in full. */
export default defineRule({
  id: 'unsafe-link',
  severity: 'error',
  about: {
    en: `A link starts with https://, mailto:, tel:+, # or /.
      Others are insecure, run code or lead nowhere.`,
    pt: `Um link começa com https://, mailto:, tel:+, # ou /.
      Outros começos são inseguros, executam código ou não levam a lugar nenhum.`,
    es: `Un enlace empieza con https://, mailto:, tel:+, # o /.
      Otros comienzos son inseguros, ejecutan código o no llevan a ninguna parte.`,
  },
  check: (content: Content) =>
    content.localeFiles.flatMap((file) =>
      linksIn(file)
        .filter(({ url }) => !SAFE.test(url))
        .map(({ url, place }) => ({
          file: file.path,
          place,
          data: { url },
        })),
    ),
  messages: {
    en: ({ url }) => `\`${url}\` is no safe, complete address.
      Begin with https://, mailto:, tel:+, # or / as the target asks for it.`,
    pt: ({ url }) => `\`${url}\` não é um endereço seguro e completo.
      Comece com https://, mailto:, tel:+, # ou /, conforme o destino.`,
    es: ({ url }) => `\`${url}\` no es una dirección segura y completa.
      Empiece con https://, mailto:, tel:+, # o /, según el destino.`,
  },
  cases: [
    {
      name: 'a link without security',
      file: 'content/en/services.mdx',
      find: /\n*$/,
      replace: ' See ‸[our site](http://www.example.org).\n',
      report: /no safe, complete address/,
    },
  ],
})
