import type { Mismatch } from '../finding.ts'
import type { ReportLanguage } from '../report-language.ts'
import { listedIn } from './list-words.ts'
import type { Message } from './message.ts'
import type { Wording } from './wording.ts'

export const untranslatedTextWording: Wording<'untranslated-text'> = {
  en: () => ({
    sentence: 'This text is the source in pt-BR, word for word.',
    fix: 'Translate it. If the words are the same in this language, say so in the line above: # allow untranslated-text: …',
  }),
  pt: () => ({
    sentence: 'Este texto é o original em pt-BR, palavra por palavra.',
    fix: 'Traduza-o. Se as palavras são as mesmas neste idioma, diga isso na linha acima: # allow untranslated-text: …',
  }),
  es: () => ({
    sentence: 'Este texto es el original en pt-BR, palabra por palabra.',
    fix: 'Tradúzcalo. Si las palabras son iguales en este idioma, dígalo en la línea anterior: # allow untranslated-text: …',
  }),
}

function languageName(language: string, reportLanguage: ReportLanguage): string {
  return new Intl.DisplayNames(reportLanguage, { type: 'language' }).of(language) ?? language
}

export const wrongLanguageWording: Wording<'wrong-language'> = {
  en: ({ args }) => ({
    sentence: `This sentence is in ${languageName(args.found, 'en')}, and the file is ${args.locale}.`,
    fix: 'Translate it, or move it to the folder of its language. Words that stay foreign stand in <Foreign lang="…">.',
  }),
  pt: ({ args }) => ({
    sentence: `Esta frase está em ${languageName(args.found, 'pt')}, e o arquivo é ${args.locale}.`,
    fix: 'Traduza-a ou mova-a para a pasta do idioma dela. Palavras que ficam em outro idioma vão dentro de <Foreign lang="…">.',
  }),
  es: ({ args }) => ({
    sentence: `Esta frase está en ${languageName(args.found, 'es')} y el archivo es ${args.locale}.`,
    fix: 'Tradúzcala o muévala a la carpeta de su idioma. Las palabras que quedan en otro idioma van dentro de <Foreign lang="…">.',
  }),
}

export const copiedFileWording: Wording<'copied-file'> = {
  en: ({ args }) => ({
    sentence: `${args.equal} of the ${args.of} longer texts here are those of pt-BR: the file looks copied.`,
    fix: `Write it for the readers of ${args.locale}; it may say the same in other words.`,
  }),
  pt: ({ args }) => ({
    sentence: `${args.equal} dos ${args.of} textos mais longos daqui são os de pt-BR: o arquivo parece copiado.`,
    fix: `Escreva-o para os leitores de ${args.locale}; pode dizer o mesmo com outras palavras.`,
  }),
  es: ({ args }) => ({
    sentence: `${args.equal} de los ${args.of} textos más largos son los de pt-BR: el archivo parece copiado.`,
    fix: `Escríbalo para los lectores de ${args.locale}; puede decir lo mismo con otras palabras.`,
  }),
}

const command = (locale: string, name: string) => `npx cli accept ${locale} '${name}'`

export const staleTranslationWording: Wording<'stale-translation'> = {
  en: ({ args }) => {
    switch (args.problem) {
      case 'no-record':
      case 'unreadable-record':
        return {
          sentence:
            args.problem === 'no-record'
              ? 'The record of accepted translations is missing.'
              : 'The record of accepted translations cannot be read.',
          fix: 'Take it back from the history of the repository; npx cli accept writes it, never a person.',
        }
      case 'never-compared':
        return {
          sentence: 'Nobody has said yet that this translation fits its source.',
          fix: `Compare the two, then run: ${command(args.locale, args.name)}`,
        }
      case 'source-changed':
        return {
          sentence: 'The source has changed since this translation was accepted.',
          fix: `Bring it up to date if it needs that, then run: ${command(args.locale, args.name)}`,
        }
    }
  },
  pt: ({ args }) => {
    switch (args.problem) {
      case 'no-record':
      case 'unreadable-record':
        return {
          sentence:
            args.problem === 'no-record'
              ? 'O registro das traduções aceitas não existe.'
              : 'O registro das traduções aceitas não pode ser lido.',
          fix: 'Recupere-o do histórico do repositório; quem o escreve é npx cli accept, nunca uma pessoa.',
        }
      case 'never-compared':
        return {
          sentence: 'Ninguém disse ainda que esta tradução corresponde ao original.',
          fix: `Compare os dois textos e execute: ${command(args.locale, args.name)}`,
        }
      case 'source-changed':
        return {
          sentence: 'O original mudou desde que esta tradução foi aceita.',
          fix: `Atualize-a se for preciso e execute: ${command(args.locale, args.name)}`,
        }
    }
  },
  es: ({ args }) => {
    switch (args.problem) {
      case 'no-record':
      case 'unreadable-record':
        return {
          sentence:
            args.problem === 'no-record'
              ? 'Falta el registro de las traducciones aceptadas.'
              : 'No se puede leer el registro de las traducciones aceptadas.',
          fix: 'Recupérelo del historial del repositorio; lo escribe npx cli accept, nunca una persona.',
        }
      case 'never-compared':
        return {
          sentence: 'Nadie ha dicho todavía que esta traducción corresponde al original.',
          fix: `Compare los dos textos y ejecute: ${command(args.locale, args.name)}`,
        }
      case 'source-changed':
        return {
          sentence: 'El original cambió después de aceptarse esta traducción.',
          fix: `Actualícela si hace falta y ejecute: ${command(args.locale, args.name)}`,
        }
    }
  },
}

/** What a translation lacks and what it has too much of, as one sentence and one fix. */
function mismatch(
  language: ReportLanguage,
  { missing, extra }: Mismatch,
  show: (name: string) => string = (name) => name,
): Message {
  const list = (names: readonly string[]) => listedIn(language, names.map(show))
  const lacks = { en: 'lacks', pt: 'não tem', es: 'no tiene' }[language]
  const has = {
    en: 'has, and the source has not,',
    pt: 'tem, e o original não,',
    es: 'tiene, y el original no,',
  }[language]
  const parts = [
    ...(missing.length > 0 ? [`${lacks} ${list(missing)}`] : []),
    ...(extra.length > 0 ? [`${has} ${list(extra)}`] : []),
  ]
  const subject = {
    en: 'Beside its source, this text',
    pt: 'Ao lado do original, este texto',
    es: 'Al lado del original, este texto',
  }[language]
  const and = { en: 'and it', pt: 'e', es: 'y' }[language]
  return {
    sentence: `${subject} ${parts.join(`; ${and} `)}.`,
    fix: {
      en: 'Put in what is missing and take out what is too much, as in the source.',
      pt: 'Inclua o que falta e retire o que sobra, como no original.',
      es: 'Añada lo que falta y quite lo que sobra, como en el original.',
    }[language],
  }
}

export const placeholderMismatchWording: Wording<'placeholder-mismatch'> = {
  en: ({ args }) => mismatch('en', args, (name) => `{${name}}`),
  pt: ({ args }) => mismatch('pt', args, (name) => `{${name}}`),
  es: ({ args }) => mismatch('es', args, (name) => `{${name}}`),
}

export const numberMismatchWording: Wording<'number-mismatch'> = {
  en: ({ args }) => mismatch('en', args),
  pt: ({ args }) => mismatch('pt', args),
  es: ({ args }) => mismatch('es', args),
}

export const linkMismatchWording: Wording<'link-mismatch'> = {
  en: ({ args }) => mismatch('en', args),
  pt: ({ args }) => mismatch('pt', args),
  es: ({ args }) => mismatch('es', args),
}

export const structureMismatchWording: Wording<'structure-mismatch'> = {
  en: ({ args }) => mismatch('en', outline(args)),
  pt: ({ args }) => mismatch('pt', outline(args)),
  es: ({ args }) => mismatch('es', outline(args)),
}

function outline({ missing, extra }: { missing: string | undefined; extra: string | undefined }) {
  return { missing: missing ? [missing] : [], extra: extra ? [extra] : [] }
}

export const inconsistentTranslationWording: Wording<'inconsistent-translation'> = {
  en: ({ args }) => ({
    sentence: `The source says “${args.source}” in two places, and this language says it in two ways.`,
    fix: `Write “${args.other}” here too, or choose one of the two for both places.`,
  }),
  pt: ({ args }) => ({
    sentence: `O original diz “${args.source}” em dois lugares, e este idioma o diz de duas formas.`,
    fix: `Escreva “${args.other}” aqui também ou escolha uma das duas para os dois lugares.`,
  }),
  es: ({ args }) => ({
    sentence: `El original dice “${args.source}” en dos lugares y este idioma lo dice de dos maneras.`,
    fix: `Escriba “${args.other}” también aquí o elija una de las dos para ambos lugares.`,
  }),
}

export const suspiciousLengthWording: Wording<'suspicious-length'> = {
  en: ({ args }) => ({
    sentence: `This text has ${args.actual} characters, and its source has ${args.expected}.`,
    fix: 'See whether a sentence was lost or added.',
  }),
  pt: ({ args }) => ({
    sentence: `Este texto tem ${args.actual} caracteres, e o original tem ${args.expected}.`,
    fix: 'Veja se alguma frase se perdeu ou foi acrescentada.',
  }),
  es: ({ args }) => ({
    sentence: `Este texto tiene ${args.actual} caracteres y el original tiene ${args.expected}.`,
    fix: 'Compruebe si se perdió o se añadió alguna frase.',
  }),
}

export const endPunctuationWording: Wording<'end-punctuation'> = {
  en: ({ args }) => ({
    sentence: `This text ends with ${sign('en', args.actual)}, and its source with ${sign('en', args.expected)}.`,
    fix: 'End both alike.',
  }),
  pt: ({ args }) => ({
    sentence: `Este texto termina com ${sign('pt', args.actual)}, e o original com ${sign('pt', args.expected)}.`,
    fix: 'Termine os dois do mesmo modo.',
  }),
  es: ({ args }) => ({
    sentence: `Este texto termina con ${sign('es', args.actual)} y el original con ${sign('es', args.expected)}.`,
    fix: 'Termine los dos igual.',
  }),
}

function sign(language: ReportLanguage, character: string): string {
  if (character !== '') return `\`${character}\``
  return { en: 'no sign', pt: 'nenhum sinal', es: 'ningún signo' }[language]
}

export const glossaryTermWording: Wording<'glossary-term'> = {
  en: ({ args }) => ({
    sentence: `The source says \`${args.source}\`, and this text has none of its translations.`,
    fix: `The glossary has ${listedIn('en', args.expected)}: use it, or add yours to content/glossary.yaml.`,
  }),
  pt: ({ args }) => ({
    sentence: `O original diz \`${args.source}\`, e este texto não tem nenhuma das traduções.`,
    fix: `O glossário tem ${listedIn('pt', args.expected)}: use-a ou inclua a sua em content/glossary.yaml.`,
  }),
  es: ({ args }) => ({
    sentence: `El original dice \`${args.source}\` y este texto no tiene ninguna de sus traducciones.`,
    fix: `El glosario tiene ${listedIn('es', args.expected)}: úsela o añada la suya a content/glossary.yaml.`,
  }),
}
