import { expect, test } from 'vitest'
import { allowedWords, misspelledWords, spellingSuggestions } from '../../cli/content/spelling.ts'

const found = (text: string, locale: string, allowed?: Set<string>) =>
  misspelledWords(text, locale, allowed).map(({ word }) => word)

test.each([
  ['pt-BR', 'Os dados viram decisões: fale com a nossa equipe.'],
  ['pt-PT', 'Os dados tornam-se decisões: contacte a nossa equipa no ecrã.'],
  ['en', 'We organise your data. Won’t you visit the client’s office?'],
  ['es', 'Los datos se convierten en decisiones: habla con nuestro equipo.'],
  ['fr', 'Une languue sans dictionnaire'],
])('correct %s text has no misspelled words', (locale, text) => {
  expect(found(text, locale)).toEqual([])
})

test.each([
  ['pt-BR', 'a experincia dos negóccios', ['experincia', 'negóccios']],
  ['pt-PT', 'a automaçao da equpia', ['automaçao', 'equpia']],
  ['en', 'Recieve the data in one bussiness day', ['Recieve', 'bussiness']],
  ['es', 'la automatizacion del negocoi', ['automatizacion', 'negocoi']],
])('a typo in %s is found', (locale, text, words) => {
  expect(found(text, locale)).toEqual(words)
})

test('a misspelled word is returned with its position', () => {
  expect(misspelledWords('um dasdo e outro dasdo', 'pt-BR')).toEqual([
    { word: 'dasdo', start: 3 },
    { word: 'dasdo', start: 17 },
  ])
})

test.each([
  ['placeholders', 'pt-BR', 'há {yeers} anos'],
  ['URLs and e-mail addresses', 'en', 'https://xyzzy.example/qwrt and qwrt@xyzzy.example'],
  ['file and host names', 'en', 'open qwrt.yaml on www.xyzzy.example/qwrt'],
  ['numbers and words with digits', 'en', '1st, 24h, 3rd, n8n'],
  ['acronyms and names with inner capitals', 'es', 'BI, APIs, SQL, YouBot, SaaS'],
  ['abbreviations before a number', 'pt-BR', 'fig. 1'],
  ['words in capitals', 'en', 'STARTER PROFESSIONAL LONDON'],
  ['decomposed accents and soft hyphens', 'pt-BR', 'decisa\u0303o auto\u00ADma\u00ADção'],
])('%s are not misspelled', (_, locale, text) => {
  expect(found(text, locale)).toEqual([])
})

test.each([
  ['pt-BR', 'melhoramo-lo contate-nos agendá-la envie-nos-los pós-venda'],
  ['pt-PT', 'melhoramo-lo contacte-nos agendá-la enviar-lhe-emos contactá-lo-emos'],
  ['es', 'envíanos contáctanos dárselo dándonos vámonos explícanoslo teórico-práctico'],
  ['en', 'first-rate clients’ it’s'],
])('pronouns, possessives and compounds of %s are correct', (locale, text) => {
  expect(found(text, locale)).toEqual([])
})

test.each([
  ['pt-BR', 'melhoraamo-lo', 'melhoraamo'],
  ['es', 'contactanos', 'contactanos'],
  ['en', 'first-ratte', 'ratte'],
])('only the wrong part of a compound of %s is reported', (locale, text, word) => {
  expect(found(text, locale)).toEqual([word])
})

test('allowed words are correct in any case and in the plural', () => {
  const allowed = allowedWords(['squad', 'Banco Qwrt', 'low-code'])
  expect(found('Squads, QWRTIES, qwrt, low-code, lowcode', 'es', allowed)).toEqual([
    'QWRTIES',
    'lowcode',
  ])
})

test('suggestions are similar words, capitalized like the misspelled one', () => {
  expect(spellingSuggestions('Automaçao', 'pt-PT')).toEqual(['Automação'])
  expect(spellingSuggestions('recieve', 'en')).toContain('receive')
  expect(spellingSuggestions('casoa', 'es').length).toBeLessThanOrEqual(3)
  expect(spellingSuggestions('qwrt', 'fr')).toEqual([])
})
