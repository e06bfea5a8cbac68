import type { Content } from '../../content/content-model.ts'
import { locateAll } from '../../content/texts.ts'
import { defineRule } from '../../core/rule.ts'
import { languageDataOf } from '../../word-lists/index.ts'

export default defineRule({
  id: 'colour-only',
  severity: 'warning',
  suppressible: true,
  what: {
    en: 'No text refers to a part of a drawing or page only by its colour.',
    pt: 'Nenhum texto indica uma parte de um desenho ou da página só pela cor.',
    es: 'Ningún texto señala una parte de un dibujo o de la página solo por su color.',
  },
  why: {
    en: 'Some people cannot tell the colours apart, and they differ in the dark scheme and with forced colours (WCAG 1.3.3).',
    pt: 'Nem todos distinguem as cores, e elas mudam no modo escuro e com cores forçadas (WCAG 1.3.3).',
    es: 'No todos distinguen los colores, y cambian en el modo oscuro y con colores forzados (WCAG 1.3.3).',
  },
  check: (content: Content) =>
    content.texts.flatMap((text) => {
      const { colours, marks } = languageDataOf(text.file.locale) ?? {}
      return colours && marks ? locateAll(text, colouredMark(colours, marks)) : []
    }),
  problem: {
    en: ({ found }) => `“${found}” names something by its colour.`,
    pt: ({ found }) => `“${found}” identifica algo pela cor.`,
    es: ({ found }) => `«${found}» identifica algo por su color.`,
  },
  fix: {
    en: 'Say what else it is: its label, size or place, such as “the largest point”.',
    pt: 'Diga o que mais o distingue: o rótulo, o tamanho ou o lugar, como “o ponto maior”.',
    es: 'Diga qué más lo distingue: su etiqueta, tamaño o lugar, como «el punto más grande».',
  },
  cases: [
    {
      name: 'a point by its colour',
      file: 'content/en/about.mdx',
      append: ' The ‸red point is the one to act on.',
      report: /its label, size or place/,
    },
    {
      name: 'lines by their colour, in a language with the adjective last',
      file: 'content/pt-BR/about.mdx',
      append: ' As ‸linhas vermelhas são as que importam.',
      report: /“linhas vermelhas”/,
    },
    {
      name: 'a colour of something that is not drawn',
      file: 'content/es/about.mdx',
      append: ' Trabajamos con bodegas de vino verde.',
    },
  ],
})

/** Matches `red points` and `pontos vermelhos`. */
function colouredMark(colours: readonly string[], marks: readonly string[]): RegExp {
  const colour = `(?:${colours.join('|')})(?:s|es)?`
  const mark = `(?:${marks.join('|')})(?:s|es)?`
  const phrase = `(?:${colour}\\s+${mark}|${mark}\\s+${colour})`
  return new RegExp(`(?<![\\p{L}\\p{N}])${phrase}(?![\\p{L}\\p{N}])`, 'giu')
}
