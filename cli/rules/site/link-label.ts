import { defineRule } from '../../core/rule.ts'
import { accessibleName, attribute, withAncestors, type Element } from '../../built-site/element.ts'
import { onText } from '../../built-site/locate.ts'
import type { BuiltSite } from '../../built-site/built-site.ts'
import { isVagueLabel } from '../../word-lists/index.ts'

export default defineRule({
  id: 'link-label',
  severity: 'error',
  what: {
    en: 'The text of a link describes its target: not just “here”, “saiba mais” or “aquí”.',
    pt: 'O texto de um link descreve o destino: não apenas “aqui”, “saiba mais” ou “here”.',
    es: 'El texto de un enlace describe su destino: no solo «aquí», «saiba mais» o «here».',
  },
  why: {
    en: 'Screen readers list links without the text around them.',
    pt: 'Os leitores de tela listam os links sem o texto ao redor.',
    es: 'Los lectores de pantalla enumeran los enlaces sin el texto que los rodea.',
  },
  check: (site: BuiltSite) =>
    site.links.flatMap(({ page, element, href }) => {
      const label = accessibleName(element, page.ids)
      const isHidden = attribute(element, 'aria-hidden') === 'true'
      if (isHidden || !isVagueLabel(label, elementLanguage(element))) return []
      return [{ ...onText(site, page, element), data: { label, href } }]
    }),
  problem: {
    en: ({ label }) => `\`${label}\` does not say where the link leads.`,
    pt: ({ label }) => `\`${label}\` não diz aonde o link leva.`,
    es: ({ label }) => `\`${label}\` no dice adónde lleva el enlace.`,
  },
  fix: {
    en: 'Name what visitors find there, as in “Plans & pricing”: links are also read on their own.',
    pt: 'Diga o que o visitante encontra lá, como em “Planos e preços”: os links também são lidos sozinhos.',
    es: 'Diga qué encuentra ahí el visitante, como en «Planes y precios»: los enlaces también se leen solos.',
  },
  cases: [
    {
      name: 'a link in prose',
      file: 'content/es/contact.mdx',
      find: /^---\n\n/m,
      replace: '$&‸[Aquí](#contato) ',
      also: [
        {
          file: 'dist/es.html',
          find: /(id="contato"[^]*?<p>)/,
          replace: '$1<a href="#contato">Aquí</a> ',
        },
      ],
      report: /`Aquí` does not say/,
    },
    {
      name: 'the text of a button',
      file: 'content/en/hero.mdx',
      set: { viewPricing: '‸Learn more' },
      also: [
        {
          file: 'dist/en.html',
          find: />View plans &amp; pricing</,
          replace: '>Learn more<',
        },
      ],
      key: 'viewPricing',
      report: /`Learn more` does not say/,
    },
    {
      name: 'a text followed by another one for screen readers',
      file: 'dist/pt-BR/precos.html',
      find: /<a ([^>]*booking[^>]*)>[^<]*</g,
      replace: '‸<a $1>Clique aqui!<',
      report: /`Clique aqui! \(.*\)` does not say/,
    },
  ],
})

function elementLanguage(element: Element): string {
  for (const ancestor of withAncestors(element)) {
    const language = attribute(ancestor, 'lang')
    // An invalid tag is ignored here; `tests/seo` reports it.
    if (language && /^[a-z]{2,3}(-\w+)*$/i.test(language)) return language
  }
  return 'en'
}
