import { expect, test } from 'vitest'
import { misspelledWords, spellingSuggestions } from '../../../../cli/content/spelling/spelling.ts'
import { allowedWords } from '../../../../cli/content/spelling/unknown-words.ts'
import { languageDataOf } from '../../../../cli/word-lists/index.ts'

const found = (text: string, locale: string, allowed?: Set<string>) =>
  misspelledWords(text, locale, allowed).map(({ word }) => word)

test.each([
  ['sentences', 'pt-BR', 'Os dados viram decisões: fale com a nossa equipe.'],
  ['sentences', 'pt-PT', 'Os dados tornam-se decisões: contacte a nossa equipa no ecrã.'],
  ['sentences', 'en', 'We organise your data. Won’t you visit the client’s office?'],
  ['sentences', 'es', 'Los datos se convierten en decisiones: habla con nuestro equipo.'],
  ['sentences in a language without a dictionary', 'mis', 'Une languue sans dictionnaire'],
  ['placeholders', 'pt-BR', 'há {yeers} anos'],
  ['URLs and e-mail addresses', 'en', 'https://xyzzy.example/qwrt and qwrt@xyzzy.example'],
  ['file and host names', 'en', 'open qwrt.yaml on www.xyzzy.example/qwrt'],
  ['numbers and words with digits', 'en', '1st, 24h, 3rd, n8n'],
  ['acronyms and names with inner capitals', 'es', 'BI, APIs, SQL, EBITDA, YouBot, SaaS'],
  ['words found only in the word lists', 'pt-BR', 'freelas log pets deduplicamos deduplicação'],
  ['words found only in the word lists', 'pt-PT', 'maquete'],
  ['words found only in the word lists', 'en', 'dbt Breakeven'],
  [
    'words found only in the word lists',
    'es',
    'pymes gestorías dosier anonimizamos call telemetría sénior tarifica',
  ],
  ['abbreviations before a number', 'pt-BR', 'fig. 1'],
  ['words in capitals', 'en', 'STARTER PROFESSIONAL LONDON'],
  ['decomposed accents and soft hyphens', 'pt-BR', 'decisa\u0303o auto\u00ADma\u00ADção'],
  ['clitic pronouns', 'pt-BR', 'melhoramo-lo contate-nos agendá-la envie-nos-los pós-venda'],
  [
    'clitic pronouns',
    'pt-PT',
    'melhoramo-lo contacte-nos agendá-la enviar-lhe-emos contactá-lo-emos lançá-las-emos',
  ],
  [
    'clitic pronouns',
    'es',
    'vigilarlo hablarnos envíanos contáctanos señálanos dárselo dándonos vámonos explícanoslo teórico-práctico',
  ],
  ['words with a prefix', 'pt-BR', 'cibersegurança hiperautomação microsserviços multicanal'],
  ['words with a prefix', 'pt-PT', 'cibersegurança hiperautomatização microsserviços multicanal'],
  [
    'words with a prefix',
    'es',
    'agroalimentario ciberseguridad reprocesos contracargos ultrarrápido',
  ],
  ['words with a prefix', 'en', 'cybersecurity hyperautomation omnichannel unbilled'],
  ['nouns derived from a verb or noun', 'pt-PT', 'monetização omnicanalidade rastreabilidade'],
  [
    'nouns derived from a verb or noun',
    'es',
    'empoderamiento omnicanalidad empleabilidad proactividad',
  ],
  ['adjectives derived from a verb', 'pt-PT', 'faturáveis entregável'],
  ['adjectives derived from a verb', 'es', 'accionables entregable'],
  ['verbs derived from a noun or adjective', 'pt-BR', 'viralizar viralizou viralização'],
  ['verbs derived from a noun or adjective', 'es', 'fidelizar fidelizamos fidelización viralice'],
  ['plurals of loanwords', 'es', 'currículums'],
  ["words found only in the other region's dictionary", 'pt-PT', 'conversacional assertividade'],
  ['possessives and compounds', 'en', 'first-rate clients’ it’s helpdesk timesheets ecommerce'],
  ['English words that resemble no word in the language', 'pt-BR', 'O feedback e o onboarding.'],
  ['English words that resemble only rare words', 'es', 'El webinar del sprint.'],
  ['English words that are not a likely typo of any word', 'pt-BR', 'O hub usa cash.'],
  ['short English words that resemble only rare words', 'pt-BR', 'A call e o job de rodada seed.'],
  ['verbs derived from an English word', 'es', 'Testear, hackeado, tokenizamos y clusterización.'],
  ['words without vowels', 'es', 'Un proceso en dbt.'],
  ['English compounds', 'pt-PT', 'O upsell no coworking, o ecommerce e o helpdesk.'],
  ['names of products and companies', 'es', 'Usamos Salesforce, Excel y Trello con HubSpot.'],
  ['phrases in English', 'pt-PT', 'Um data lake, o help desk, o go-live e o Power BI.'],
  ['phrases with English prepositions', 'pt-BR', 'Meça o time to value.'],
  ['phrases whose words another region uses', 'pt-PT', 'O contact center.'],
  ['American spellings', 'es', 'El call center atiende.'],
  ['English words with a rare form in -o', 'pt-BR', 'O prospect entra no sprint.'],
  ['product names after a company name', 'pt-BR', 'Anúncios no Google Ads.'],
  ['product names after a company name', 'es', 'Anuncios en Google Ads.'],
  ['English compounds in English', 'en', 'Which upsells and coworkings work?'],
])('%s are not reported as misspelled: %s', (_, locale, text) => {
  expect(found(text, locale)).toEqual([])
})

test.each([
  ['pt-BR', 'a experincia dos negóccios', ['experincia', 'negóccios']],
  ['pt-PT', 'a automaçao da equpia', ['automaçao', 'equpia']],
  ['en', 'Recieve the data in one bussiness day', ['Recieve', 'bussiness']],
  ['es', 'la automatizacion del negocoi', ['automatizacion', 'negocoi']],
  ['pt-BR', 'melhoraamo-lo', ['melhoraamo']],
  ['es', 'contactanos vigillarlo', ['contactanos', 'vigillarlo']],
  ['en', 'first-ratte', ['ratte']],
  ['es', 'fidelizacion facturablle reproseso', ['fidelizacion', 'facturablle', 'reproseso']],
  ['pt-BR', 'analizar pesquizar viralisar', ['analizar', 'pesquizar', 'viralisar']],
  ['pt-PT', 'planejar perspectiva estresse', ['planejar', 'perspectiva', 'estresse']],
  ['es', 'util cotexto coregir comprobads', ['util', 'cotexto', 'coregir', 'comprobads']],
  ['pt-BR', 'cotrato resposat automacão', ['cotrato', 'resposat', 'automacão']],
  ['en', 'withdata ourdesk wrk', ['withdata', 'ourdesk', 'wrk']],
  // English words that resemble a word in the language, and American spellings, count as errors.
  ['es', 'el product y la decision', ['product', 'decision']],
  ['es', 'un equipo creative', ['creative']],
  ['pt-BR', 'o client final', ['client']],
  ['en', 'a data center', ['center']],
])(
  'only misspelled words, or misspelled parts of words, are found: %s, %s',
  (locale, text, words) => {
    expect(found(text, locale)).toEqual(words)
  },
)

test('a misspelled word is returned with its position', () => {
  expect(misspelledWords('um dasdo e outro dasdo', 'pt-BR')).toEqual([
    { word: 'dasdo', start: 3 },
    { word: 'dasdo', start: 17 },
  ])
})

test('allowed words are accepted in any capitalization and in the plural', () => {
  const allowed = allowedWords(['squad', 'Banco Qwrt', 'low-code'])
  expect(found('Squads, QWRTIES, qwrt, low-code, lowcode', 'es', allowed)).toEqual([
    'QWRTIES',
    'lowcode',
  ])
})

test('suggestions are similar words, capitalized like the misspelled word', () => {
  expect(spellingSuggestions('Automaçao', 'pt-PT')).toEqual(['Automação'])
  expect(spellingSuggestions('recieve', 'en')).toContain('receive')
  expect(spellingSuggestions('casoa', 'es').length).toBeLessThanOrEqual(3)
  expect(spellingSuggestions('qwrt', 'fr')).toEqual([])
})

test.each([
  ['dadus', 'pt-BR', 'dados'],
  ['empreza', 'pt-BR', 'empresa'],
  ['resutados', 'pt-BR', 'resultados'],
  ['desempenio', 'pt-BR', 'desempenho'],
  ['servisos', 'pt-BR', 'serviços'],
  ['soluçoens', 'pt-PT', 'soluções'],
  ['companya', 'es', 'compañía'],
])('common words are suggested first: %s in %s', (word, locale, expected) => {
  expect(spellingSuggestions(word, locale)[0]).toBe(expected)
})

test('words that differ only in accents are all suggested', () => {
  expect(spellingSuggestions('analize', 'pt-BR')).toEqual(
    expect.arrayContaining(['análise', 'analise']),
  )
})

test.each([
  ['pt-PT', 'merdda'],
  ['es', 'mierrda'],
  ['en', 'shiit'],
])('no vulgar word is suggested: %s, %s', (locale, word) => {
  const { neverSuggest = [] } = languageDataOf(locale) ?? {}
  const suggested = spellingSuggestions(word, locale)
  expect(suggested).not.toEqual([])
  expect(neverSuggest.filter((vulgar) => suggested.includes(vulgar))).toEqual([])
})
