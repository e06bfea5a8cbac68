import { acceptCommands } from '../../content/translations/accept-commands.ts'
import {
  isStale,
  collapseWhitespace,
  sourceChange,
} from '../../content/translations/accepted-source.ts'
import type { Content } from '../../content/content-model.ts'
import { ACCEPTED_PATH } from '../../content/files/expected-files.ts'
import { relatedTo, locateText } from '../../content/texts.ts'
import { diffWords, formatDiff } from '../../content/translations/word-diff.ts'
import { joinWithAnd, type ReportLanguage } from '../../core/report-language.ts'
import { defineRule, type Problem, type StaleTranslations } from '../../core/rule.ts'

interface Stale extends StaleTranslations {
  problem: 'never-accepted' | 'source-changed' | 'items-moved'
  /** The source for which the translations were accepted, if it is known. */
  accepted?: string
  source: string
  /** Commands that accept the translations; empty if a later finding's command accepts the file. */
  commands: readonly string[]
}

type Data = { problem: 'no-record' } | Stale

export default defineRule({
  id: 'stale-translation',
  severity: 'warning',
  isComparison: true,
  what: {
    en: 'Each translation was accepted for the current version of its source.',
    pt: 'Cada tradução foi aceita com base na versão atual do original.',
    es: 'Cada traducción se aceptó con la versión actual del original.',
  },
  why: {
    en: 'content/.accepted.yaml records the source of each accepted translation. When the source changes, review the translation and run npx cli accept; editing the translation is not enough.',
    pt: 'content/.accepted.yaml registra o original de cada tradução aceita. Quando o original muda, revise a tradução e execute npx cli accept; não basta editar a tradução.',
    es: 'content/.accepted.yaml registra el original de cada traducción aceptada. Cuando el original cambia, revise la traducción y ejecute npx cli accept; no basta con editar la traducción.',
  },
  check(content: Content): Problem<Data>[] {
    const { accepted: record, pairs } = content
    if (record.state !== 'read') {
      return [{ file: ACCEPTED_PATH, severity: 'error', data: { problem: 'no-record' } }]
    }
    /**
     * One finding for each accepted version of a source text, or for each list whose items have
     * moved; located at the first stale translation.
     */
    const findings = new Map<string, Problem<Stale>>()
    for (const pair of pairs) {
      if (!isStale(record, pair)) continue
      const { text, source } = pair
      const { locale, name: file } = text.file
      const { movedIn, accepted } = sourceChange(content, pair)
      const name = `${file}:${movedIn ?? text.id}`
      const group = JSON.stringify([name, accepted])
      const finding = findings.get(group)
      if (finding) finding.data.locales = [...new Set([...finding.data.locales, locale])]
      else {
        const locales = [locale]
        const changed = accepted === undefined ? 'never-accepted' : 'source-changed'
        const problem = movedIn === undefined ? changed : 'items-moved'
        const texts = { ...(accepted && { accepted }), source: collapseWhitespace(source.text) }
        const location = { ...locateText(text), ...relatedTo(source) }
        findings.set(group, {
          ...location,
          data: { problem, name, locales, ...texts, commands: [] },
        })
      }
    }
    const found = [...findings.values()]
    const commands = acceptCommands(found.map(({ data }) => data))
    return found.map((finding, index) => ({
      ...finding,
      stale: finding.data,
      data: { ...finding.data, commands: commands[index] ?? [] },
    }))
  },
  problem: {
    en: {
      'no-record': 'The record of accepted translations is missing or cannot be read.',
      'never-accepted': ({ locales }) =>
        `No translation into ${joinWithAnd('en', locales)} has been accepted for this source.`,
      'items-moved': ({ locales }) =>
        `Items of this list have been moved, added or removed in the source since the translation into ${joinWithAnd('en', locales)} was accepted.`,
      'source-changed': ({ locales, accepted, source }) =>
        `The source has changed since its translation into ${joinWithAnd('en', locales)} was accepted${change(accepted, source)}`,
    },
    pt: {
      'no-record': 'Falta o registro das traduções aceitas, ou não é possível lê-lo.',
      'never-accepted': ({ locales }) =>
        `Nenhuma tradução em ${joinWithAnd('pt', locales)} foi aceita para este original.`,
      'items-moved': ({ locales }) =>
        `No original, itens desta lista mudaram de posição, entraram ou saíram depois que ${acceptance('pt', locales)}.`,
      'source-changed': ({ locales, accepted, source }) =>
        `O original mudou depois que ${acceptance('pt', locales)}${change(accepted, source)}`,
    },
    es: {
      'no-record': 'Falta el registro de las traducciones aceptadas o no se puede leer.',
      'never-accepted': ({ locales }) =>
        `Ninguna traducción en ${joinWithAnd('es', locales)} se ha aceptado para este original.`,
      'items-moved': ({ locales }) =>
        `En el original, se han movido, añadido o quitado elementos de esta lista desde que ${acceptance('es', locales)}.`,
      'source-changed': ({ locales, accepted, source }) =>
        `El original ha cambiado desde que ${acceptance('es', locales)}${change(accepted, source)}`,
    },
  },
  fix: {
    en: {
      'no-record': 'Restore it from Git; do not edit it by hand.',
      'never-accepted': ({ commands }) => `Compare them with the source${thenRun('en', commands)}`,
      'items-moved': ({ commands }) =>
        `Give each translation the same items in the same order${thenRun('en', commands)}`,
      'source-changed': ({ commands }) => `Update what is out of date${thenRun('en', commands)}`,
    },
    pt: {
      'no-record': 'Restaure-o do Git; não o edite à mão.',
      'never-accepted': ({ commands }) => `Compare-as com o original${thenRun('pt', commands)}`,
      'items-moved': ({ commands }) =>
        `Deixe cada tradução com os mesmos itens na mesma ordem${thenRun('pt', commands)}`,
      'source-changed': ({ commands }) => `Atualize o que for preciso${thenRun('pt', commands)}`,
    },
    es: {
      'no-record': 'Restáurelo desde Git; no lo edite a mano.',
      'never-accepted': ({ commands }) => `Compárelas con el original${thenRun('es', commands)}`,
      'items-moved': ({ commands }) =>
        `Deje cada traducción con los mismos elementos en el mismo orden${thenRun('es', commands)}`,
      'source-changed': ({ commands }) => `Actualice lo que haga falta${thenRun('es', commands)}`,
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
        /into `pt-PT`, `en`[^]*accepted: .*\{\+ de hoje\+\}\n[^]*accept pt-PT services:label\n.*accept en services:label/,
    },
    {
      name: 'a changed translation',
      file: 'content/es/services.mdx',
      set: { label: 'nuestros servicios' },
    },
  ],
})

/** Returns a clause such as “as traduções foram aceitas”, with the languages in parentheses. */
function acceptance(language: 'pt' | 'es', locales: readonly string[]): string {
  const words = {
    pt: ['a tradução foi aceita', 'as traduções foram aceitas'],
    es: ['se aceptó la traducción', 'se aceptaron las traducciones'],
  }
  return `${words[language][locales.length > 1 ? 1 : 0]} (${joinWithAnd(language, locales)})`
}

/** Returns the end of a sentence: what has changed, if that is known. */
function change(accepted: string | undefined, source: string): string {
  return accepted === undefined ? '.' : `: ${formatDiff(diffWords(accepted, source))}`
}

/** Returns the end of a fix: the commands, or where to find them if a later finding has them. */
function thenRun(language: ReportLanguage, commands: readonly string[]): string {
  const { run, later } = nextStepWords[language]
  return commands.length > 0 ? [run, ...commands].join('\n') : later
}

const nextStepWords = {
  en: { run: ', then run:', later: '; the command is at the last of this file’s texts.' },
  pt: { run: ' e execute:', later: '; o comando aparece no último aviso sobre este arquivo.' },
  es: { run: ' y ejecute:', later: '; el comando aparece en el último aviso sobre este archivo.' },
}
