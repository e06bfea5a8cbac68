import type { Locale } from '../../../src/locales.ts'
import type { Content } from '../../content/content.ts'
import { fingerprintsPath } from '../../content/files.ts'
import { fingerprintOf } from '../../content/fingerprints.ts'
import { relatedTo, wholeOf } from '../../content/texts.ts'
import { fileStart } from '../../core/location.ts'
import { listedIn } from '../../core/report-language.ts'
import { defineRule, type Problem } from '../../core/rule.ts'

interface Stale {
  problem: 'never-accepted' | 'source-changed'
  /** The languages of the translations. */
  locales: Locale[]
  /** Such as `hero:headline.before`. */
  name: string
}

type Data = { problem: 'no-record' | 'unreadable-record' } | Stale

export default defineRule({
  id: 'stale-translation',
  severity: 'warning',
  compares: true,
  about: {
    en: `Each translation was accepted for the current version of its source.
      content/.fingerprints.json records the source of each accepted translation. When the source changes, review the translation and run npx cli accept; editing the translation is not enough.`,
    pt: `Cada tradução foi aceita para a versão atual do original.
      content/.fingerprints.json registra o original de cada tradução aceita. Quando o original muda, revise a tradução e execute npx cli accept; não basta editar a tradução.`,
    es: `Cada traducción se aceptó para la versión actual del original.
      content/.fingerprints.json registra el original de cada traducción aceptada. Cuando el original cambia, revise la traducción y ejecute npx cli accept; no basta con editar la traducción.`,
  },
  check({ fingerprints: record, pairs }: Content): Problem<Data>[] {
    if (!record) return []
    if (record.state !== 'read') {
      const problem = record.state === 'missing' ? 'no-record' : 'unreadable-record'
      return [{ file: fingerprintsPath, place: fileStart, severity: 'error', data: { problem } }]
    }
    /** One per source text, reported at its first translation. */
    const findings = new Map<string, Problem<Stale>>()
    for (const { text, source } of pairs) {
      const { locale, name: file } = text.file
      const accepted = record.fingerprints[locale]?.[file]?.[text.id]
      if (accepted === fingerprintOf(source)) continue
      const problem = accepted === undefined ? 'never-accepted' : 'source-changed'
      const name = `${file}:${text.id}`
      const finding = findings.get(`${problem} ${name}`)
      if (finding) finding.data.locales.push(locale)
      else {
        const locales = [locale]
        const data: Stale = { problem, name, locales }
        const location = { ...wholeOf(text), ...relatedTo(source) }
        findings.set(`${problem} ${name}`, { ...location, locales, data })
      }
    }
    return [...findings.values()]
  },
  messages: {
    en: {
      'no-record': `The record of accepted translations is missing.
        Restore it from Git; do not edit it by hand.`,
      'unreadable-record': `The record of accepted translations cannot be read.
        Restore it from Git; do not edit it by hand.`,
      'never-accepted': ({ locales, name }) => `
        No translation into ${listedIn('en', locales)} has been accepted for this source.
        Compare them with the source, then run: ${commands(locales, name)}`,
      'source-changed': ({ locales, name }) => `
        The source has changed since its translation into ${listedIn('en', locales)} was accepted.
        Update what is out of date, then run: ${commands(locales, name)}`,
    },
    pt: {
      'no-record': `Falta o registro das traduções aceitas.
        Restaure-o do Git; não o edite à mão.`,
      'unreadable-record': `Não é possível ler o registro das traduções aceitas.
        Restaure-o do Git; não o edite à mão.`,
      'never-accepted': ({ locales, name }) => `
        Nenhuma tradução em ${listedIn('pt', locales)} foi aceita para este original.
        Compare-as com o original e execute: ${commands(locales, name)}`,
      'source-changed': ({ locales, name }) => `
        O original mudou depois que a tradução em ${listedIn('pt', locales)} foi aceita.
        Atualize o que for preciso e execute: ${commands(locales, name)}`,
    },
    es: {
      'no-record': `Falta el registro de las traducciones aceptadas.
        Restáurelo desde Git; no lo edite a mano.`,
      'unreadable-record': `No se puede leer el registro de las traducciones aceptadas.
        Restáurelo desde Git; no lo edite a mano.`,
      'never-accepted': ({ locales, name }) => `
        Ninguna traducción en ${listedIn('es', locales)} se ha aceptado para este original.
        Compárelas con el original y ejecute: ${commands(locales, name)}`,
      'source-changed': ({ locales, name }) => `
        El original ha cambiado desde que se aceptó la traducción en ${listedIn('es', locales)}.
        Actualice lo que haga falta y ejecute: ${commands(locales, name)}`,
    },
  },
  cases: [
    {
      name: 'a changed source, with one report for all its translations',
      file: 'content/pt-BR/services.mdx',
      find: /^label: (.*)/m,
      replace: 'label: $1 de hoje',
      reportedAt: { file: 'content/pt-PT/services.mdx', after: /^label: /m },
      key: 'label',
      report:
        /into `pt-PT`, `en`[^]*accept pt-PT 'services:label'; npx cli accept en 'services:label'/,
    },
    {
      name: 'a changed translation',
      file: 'content/es/services.mdx',
      find: /^label: .*/m,
      replace: 'label: nuestros servicios',
    },
  ],
})

function commands(locales: readonly Locale[], name: string): string {
  return locales.map((locale) => `npx cli accept ${locale} '${name}'`).join('; ')
}
