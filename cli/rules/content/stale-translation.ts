import type { Locale } from '../../../src/locales.ts'
import type { Content } from '../../content/content.ts'
import { fingerprintsPath } from '../../content/files.ts'
import { fingerprintOf } from '../../content/fingerprints.ts'
import { relatedTo, wholeOf } from '../../content/texts.ts'
import { fileStart } from '../../core/location.ts'
import { defineRule, type Problem } from '../../core/rule.ts'

type Data =
  | { problem: 'no-record' | 'unreadable-record' }
  | { problem: 'never-compared' | 'source-changed'; locale: Locale; name: string }

/** A translation was compared with its source as the source reads today. */
export default defineRule({
  id: 'stale-translation',
  severity: 'warning',
  about: {
    en: `Each translation was accepted for the current version of its source.
      content/.fingerprints.json records the source of each accepted translation. When the source changes, review the translation and run npx cli accept; editing the translation is not enough.`,
    pt: `Uma tradução foi comparada com o original como ele está hoje.
      content/.fingerprints.json guarda uma impressão digital do original de cada tradução aceita. Quando o original muda, a tradução fica velha até que alguém a veja e execute npx cli accept; mudar só a tradução não a renova.`,
    es: `Una traducción se comparó con el original tal como está hoy.
      content/.fingerprints.json guarda una huella del original de cada traducción aceptada. Cuando el original cambia, la traducción queda vieja hasta que alguien la mira y ejecuta npx cli accept; cambiar solo la traducción no la renueva.`,
  },
  check(content: Content): Problem<Data>[] {
    const record = content.fingerprints
    if (!record) return []
    if (record.state !== 'read') {
      return [
        {
          file: fingerprintsPath,
          place: fileStart,
          severity: 'error',
          data: { problem: record.state === 'missing' ? 'no-record' : 'unreadable-record' },
        },
      ]
    }
    const { fingerprints } = record
    return content.pairs.flatMap(({ text, source }) => {
      const { locale, name } = text.file
      const accepted = fingerprints[locale]?.[name]?.[text.id]
      if (accepted === fingerprintOf(source)) return []
      return [
        {
          ...wholeOf(text),
          ...relatedTo(source),
          data: {
            problem: accepted === undefined ? 'never-compared' : 'source-changed',
            locale,
            name: `${name}:${text.id}`,
          },
        },
      ]
    })
  },
  messages: {
    en: {
      'no-record': ({ problem }) => [
        problem === 'no-record'
          ? 'The record of accepted translations is missing.'
          : 'The record of accepted translations cannot be read.',
        'Take it back from the history of the repository; npx cli accept writes it, never a person.',
      ],
      'unreadable-record': ({ problem }) => [
        problem === 'no-record'
          ? 'The record of accepted translations is missing.'
          : 'The record of accepted translations cannot be read.',
        'Take it back from the history of the repository; npx cli accept writes it, never a person.',
      ],
      'never-compared': ({ locale, name }) => `
        Nobody has said yet that this translation fits its source.
        Compare the two, then run: ${command(locale, name)}`,
      'source-changed': ({ locale, name }) => `
        The source has changed since this translation was accepted.
        Bring it up to date if it needs that, then run: ${command(locale, name)}`,
    },
    pt: {
      'no-record': ({ problem }) => [
        problem === 'no-record'
          ? 'O registro das traduções aceitas não existe.'
          : 'O registro das traduções aceitas não pode ser lido.',
        'Recupere-o do histórico do repositório; quem o escreve é npx cli accept, nunca uma pessoa.',
      ],
      'unreadable-record': ({ problem }) => [
        problem === 'no-record'
          ? 'O registro das traduções aceitas não existe.'
          : 'O registro das traduções aceitas não pode ser lido.',
        'Recupere-o do histórico do repositório; quem o escreve é npx cli accept, nunca uma pessoa.',
      ],
      'never-compared': ({ locale, name }) => `
        Ninguém disse ainda que esta tradução corresponde ao original.
        Compare os dois textos e execute: ${command(locale, name)}`,
      'source-changed': ({ locale, name }) => `O original mudou desde que esta tradução foi aceita.
        Atualize-a se for preciso e execute: ${command(locale, name)}`,
    },
    es: {
      'no-record': ({ problem }) => [
        problem === 'no-record'
          ? 'Falta el registro de las traducciones aceptadas.'
          : 'No se puede leer el registro de las traducciones aceptadas.',
        'Recupérelo del historial del repositorio; lo escribe npx cli accept, nunca una persona.',
      ],
      'unreadable-record': ({ problem }) => [
        problem === 'no-record'
          ? 'Falta el registro de las traducciones aceptadas.'
          : 'No se puede leer el registro de las traducciones aceptadas.',
        'Recupérelo del historial del repositorio; lo escribe npx cli accept, nunca una persona.',
      ],
      'never-compared': ({ locale, name }) => `
        Nadie ha dicho todavía que esta traducción corresponde al original.
        Compare los dos textos y ejecute: ${command(locale, name)}`,
      'source-changed': ({ locale, name }) => `
        El original cambió después de aceptarse esta traducción.
        Actualícela si hace falta y ejecute: ${command(locale, name)}`,
    },
  },
  cases: [
    {
      name: 'a source that says something else than when it was translated',
      file: 'content/pt-BR/services.mdx',
      find: /^label: (.*)/m,
      replace: 'label: $1 de hoje',
      reportedAt: { file: 'content/es/services.mdx', after: /^label: /m },
      key: 'label',
      report: /npx cli accept es 'services:label'/,
    },
  ],
})

const command = (locale: string, name: string) => `npx cli accept ${locale} '${name}'`
