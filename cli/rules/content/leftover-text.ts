import type { Content } from '../../content/content-model.ts'
import { locateAll } from '../../content/texts.ts'
import { defineRule } from '../../core/rule.ts'

/** Excludes markers beside a word in capitals: `TODO` is Spanish and Portuguese for “all”. */
const LEFTOVER =
  /(?<!\p{Lu}{2}\s+)(?<![\p{L}\p{N}])(?:TODO|FIXME|XXX|TBD)(?![\p{L}\p{N}])(?!\s+\p{Lu}{2})|[Ll]orem ipsum/gu

export default defineRule({
  id: 'leftover-text',
  severity: 'error',
  suppressible: true,
  what: {
    en: 'Texts contain no notes or filler text, such as TODO, FIXME, XXX, TBD or lorem ipsum.',
    pt: 'Os textos não contêm anotações nem texto de preenchimento, como TODO, FIXME, XXX, TBD ou lorem ipsum.',
    es: 'Los textos no contienen notas ni texto de relleno, como TODO, FIXME, XXX, TBD o lorem ipsum.',
  },
  why: {
    en: 'Write notes as comments: lines in the front matter that begin with #.',
    pt: 'Escreva as anotações como comentários: linhas do cabeçalho do arquivo que começam com #.',
    es: 'Escriba las notas como comentarios: líneas de la cabecera del archivo que empiezan con #.',
  },
  check: (content: Content) => content.texts.flatMap((text) => locateAll(text, LEFTOVER)),
  problem: {
    en: ({ found }) => `\`${found}\` looks like a note or filler text.`,
    pt: ({ found }) => `\`${found}\` parece uma anotação ou um texto de preenchimento.`,
    es: ({ found }) => `\`${found}\` parece una nota o un texto de relleno.`,
  },
  fix: {
    en: 'Write the text that is missing, or remove the note.',
    pt: 'Escreva o texto que falta ou remova a anotação.',
    es: 'Escriba el texto que falta o quite la nota.',
  },
  cases: [
    {
      name: 'a note for later',
      file: 'content/en/data-culture.mdx',
      find: /^title: /m,
      replace: '$&‸TODO ',
      key: 'title',
      report: /`TODO` looks like a note/,
    },
    {
      name: 'filler text',
      file: 'content/es/data-culture.mdx',
      append: ' ‸Lorem ipsum dolor sit amet.',
      report: /filler text/,
    },
    {
      name: 'a Spanish word',
      file: 'content/es/data-culture.mdx',
      append: ' Todo en un panel: TODO INCLUIDO.',
    },
  ],
})
