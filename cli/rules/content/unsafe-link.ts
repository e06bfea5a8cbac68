import type { Content } from '../../content/content.ts'
import { linksIn } from '../../content/prose.ts'
import { defineRule } from '../../core/rule.ts'

const SAFE = /^(?:https:\/\/[^\s/]+|mailto:[^\s@]+@[^\s@]+$|tel:\+\d{8,15}$|#|\/(?!\/)|\?)/i

export default defineRule({
  id: 'unsafe-link',
  severity: 'error',
  what: {
    en: 'Links start with https://, mailto:, tel:+, # or /.',
    pt: 'Os links começam com https://, mailto:, tel:+, # ou /.',
    es: 'Los enlaces empiezan con https://, mailto:, tel:+, # o /.',
  },
  why: {
    en: 'Other links are insecure, run code or do not work.',
    pt: 'Os outros são inseguros, executam código ou não funcionam.',
    es: 'Los demás son inseguros, ejecutan código o no funcionan.',
  },
  check: (content: Content) =>
    content.localeFiles.flatMap((file) =>
      linksIn(file)
        .filter(({ url }) => !SAFE.test(url))
        .map(({ url, place }) => ({ file: file.path, place, data: { url } })),
    ),
  problem: {
    en: ({ url }) => `\`${url}\` is not a valid URL for a link.`,
    pt: ({ url }) => `\`${url}\` não é uma URL válida para um link.`,
    es: ({ url }) => `\`${url}\` no es una URL válida para un enlace.`,
  },
  fix: {
    en: 'Start it with https://, mailto:, tel:+, # or /, as in https://www.company.com.',
    pt: 'Comece com https://, mailto:, tel:+, # ou /, como em https://www.empresa.com.',
    es: 'Empiece con https://, mailto:, tel:+, # o /, como en https://www.empresa.com.',
  },
  cases: [
    {
      name: 'a link without https',
      file: 'content/en/services.mdx',
      append: ' See ‸[our site](http://www.example.org).',
      report: /is not a valid URL/,
    },
    {
      name: 'a link that runs code',
      file: 'content/en/about.mdx',
      append: ' See ‸[our site](javascript:alert%281%29).',
      report: /is not a valid URL/,
    },
  ],
})
