import { pluralize, type ReportLanguage } from '../core/report-language.ts'

const en = {
  severity: { error: 'error', warning: 'warning', note: 'note' },
  severities: { error: 'errors', warning: 'warnings', note: 'notes' },
  /** Nouns whose plural ends in `s`. */
  nouns: { file: 'file', locale: 'locale', page: 'page', request: 'request', link: 'link' },
  /** Shown before a number of files or requests. */
  in: 'in',
  /** Shown around the number of a list item, as in `item 3 of plans`. */
  item: 'item',
  of: 'of',
  clean: 'no problems',
  delivered: 'a message has reached the mail server',
  fix: 'Fix',
  /**
   * Shown before the location of the other text in a comparison; `otherText` is used if both texts
   * are in the same language.
   */
  source: 'source',
  otherText: 'other text',
  /** Shown before the location of the text in an element that a component renders. */
  text: 'words',
  writtenBy: 'Written by',
  seenOn: 'Seen on',
  otherPages: (count: number) => `and ${pluralize(count, 'other page')}`,
  external: (count: number, isRequested: boolean) =>
    `${pluralize(count, 'external URL')} ${isRequested ? 'checked' : 'not checked (use --external)'}`,
  /** Shown before the command that explains a rule. */
  more: 'More about a rule',
}

/** The labels and phrases that reports contain besides the findings. */
export const reportWords: Record<ReportLanguage, typeof en> = {
  en,
  pt: {
    severity: { error: 'erro', warning: 'aviso', note: 'nota' },
    severities: { error: 'erros', warning: 'avisos', note: 'notas' },
    nouns: { file: 'arquivo', locale: 'idioma', page: 'página', request: 'acesso', link: 'link' },
    in: 'em',
    item: 'item',
    of: 'de',
    clean: 'nenhum problema',
    delivered: 'uma mensagem chegou ao servidor de e-mail',
    fix: 'Correção',
    source: 'original',
    otherText: 'outro texto',
    text: 'texto',
    writtenBy: 'Gerado por',
    seenOn: 'Aparece em',
    otherPages: (count) => `e mais ${pluralize(count, 'página')}`,
    external: (count, isRequested) =>
      `URLs externas: ${count}, ${isRequested ? 'verificadas' : 'não verificadas (use --external)'}`,
    more: 'Para saber mais',
  },
  es: {
    severity: { error: 'error', warning: 'aviso', note: 'nota' },
    severities: { error: 'errores', warning: 'avisos', note: 'notas' },
    nouns: {
      file: 'archivo',
      locale: 'idioma',
      page: 'página',
      request: 'acceso',
      link: 'enlace',
    },
    in: 'en',
    item: 'elemento',
    of: 'de',
    clean: 'ningún problema',
    delivered: 'un mensaje llegó al servidor de correo',
    fix: 'Corrección',
    source: 'original',
    otherText: 'otro texto',
    text: 'texto',
    writtenBy: 'Generado por',
    seenOn: 'Aparece en',
    otherPages: (count) => `y ${pluralize(count, 'página')} más`,
    external: (count, isRequested) =>
      `URL externas: ${count}, ${isRequested ? 'comprobadas' : 'sin comprobar (use --external)'}`,
    more: 'Más información',
  },
}
