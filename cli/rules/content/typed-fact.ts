import { factsFor } from '../../../src/content/facts.ts'
import { placeholdersIn } from '../../../src/content/placeholders.ts'
import type { Prices } from '../../../src/content/prices.ts'
import type { Site } from '../../../src/content/site.ts'
import { locales, SOURCE_LOCALE, type Locale } from '../../../src/locales.ts'
import { settingsIn, type Content, type CopyText } from '../../content/content-model.ts'
import { suppressionAdvice } from '../../content/suppressions.ts'
import { locatePart } from '../../content/texts.ts'
import { formatKeyPath } from '../../core/location.ts'
import { escapeRegExp, numbersIn, wordsIn } from '../../content/words-and-numbers.ts'
import { defineRule } from '../../core/rule.ts'
import { languageDataOf } from '../../word-lists/index.ts'

/** Smaller numbers are reported only before a unit that plans limit, as in `3 assistants`. */
const MIN_NUMBER = 10

export default defineRule({
  id: 'typed-fact',
  severity: 'error',
  suppressible: true,
  what: {
    en: 'The brand and the business constants are only in the settings; texts use placeholders.',
    pt: 'A marca e os dados fixos da empresa ficam só na configuração; os textos usam marcadores.',
    es: 'La marca y los datos fijos de la empresa están solo en la configuración; los textos usan marcadores.',
  },
  why: {
    en: 'Write {years} for the years of experience and {brand} for the name, so that every page changes with them. Numbers below ten are ignored, and numbers of other things.',
    pt: 'Escreva {years} para os anos de experiência e {brand} para o nome, para que todas as páginas mudem com eles. Números abaixo de dez e números que contam outra coisa são ignorados.',
    es: 'Escriba {years} para los años de experiencia y {brand} para el nombre, para que todas las páginas cambien con ellos. Los números menores que diez y los que cuentan otra cosa se ignoran.',
  },
  check(content: Content) {
    const site = settingsIn<Site>(content, 'site')?.value
    const prices = settingsIn<Prices>(content, 'prices')?.value
    if (!site || !prices) return []
    const { brand, ...facts } = factsFor('en', site, prices.plans)
    const names = namesByNumber(facts)
    // The privacy notice has further placeholders, such as those for retention periods.
    const namesInPrivacy = new Map([...names, ...namesByNumber(site.privacy)])
    let countsOther: ReturnType<typeof findOtherCounts> | undefined
    const brandPattern = new RegExp(`(?<![@.])${escapeRegExp(brand)}(?![@.]\\p{L})`, 'iu')
    return content.texts.flatMap((text) => {
      const numbers = numbersIn(text.textInLanguage).flatMap(({ text: found, digits, start }) => {
        const name = (text.file.name === 'privacy' ? namesInPrivacy : names).get(digits)
        if (name === undefined) return []
        const after = text.textInLanguage.slice(start + found.length)
        if (isLimit(after, text.file.locale)) return { found, start, name }
        countsOther ??= findOtherCounts(content)
        return Number(digits) < MIN_NUMBER || countsOther(text, name, after)
          ? []
          : { found, start, name }
      })
      const match = brandPattern.exec(text.textInLanguage)
      const brands = match ? [{ found: match[0], start: match.index, name: 'brand' }] : []
      return [...numbers, ...brands].map(({ found, start, name }) => ({
        ...locatePart(text, start, start + found.length),
        // The text may have the brand in another letter case, so the report shows the setting.
        data: { value: name === 'brand' ? brand : found, name, isProse: text.key === undefined },
      }))
    })
  },
  problem: {
    en: ({ value }) => `\`${value}\` is a value in site.yaml or prices.yaml.`,
    pt: ({ value }) => `\`${value}\` é um valor de site.yaml ou prices.yaml.`,
    es: ({ value }) => `\`${value}\` es un valor de site.yaml o prices.yaml.`,
  },
  fix: {
    en: ({ name, isProse }) =>
      `Write \`{${name}}\` if you mean this value. If not, ${suppressionAdvice.en('typed-fact', isProse)}`,
    pt: ({ name, isProse }) =>
      `Se o texto se refere a esse valor, escreva \`{${name}}\`. Se não, ${suppressionAdvice.pt('typed-fact', isProse)}`,
    es: ({ name, isProse }) =>
      `Si el texto se refiere a ese valor, escriba \`{${name}}\`. Si no, ${suppressionAdvice.es('typed-fact', isProse)}`,
  },
  cases: [
    {
      name: 'the number of years',
      file: 'content/pt-BR/services.mdx',
      append: ' São ‸17 anos de estrada.',
      report: /Write `\{years\}`/,
    },
    {
      name: 'a period in the privacy notice',
      file: 'content/pt-BR/privacy.mdx',
      find: /apagada depois de \{messageDays\} dias/,
      replace: 'apagada depois de ‸45 dias',
      key: 'period.text',
      report: /Write `\{messageDays\}`/,
    },
    {
      name: 'the brand',
      file: 'content/pt-BR/contact.mdx',
      append: ' Fale com a ‸Farol.',
      report: /Write `\{brand\}`/,
    },
    {
      name: 'the brand in capital letters',
      file: 'content/pt-BR/contact.mdx',
      append: ' Fale com a ‸FAROL.',
      report: /`Farol` is a value/,
    },
    {
      name: 'an e-mail address that contains the brand',
      file: 'content/pt-BR/contact.mdx',
      append: ' Escreva para [vendas@farol.example](mailto:vendas@farol.example).',
      also: appendToTranslations({
        'pt-PT': ' Escreva para [vendas@farol.example](mailto:vendas@farol.example).',
        en: ' Write to [vendas@farol.example](mailto:vendas@farol.example).',
        es: ' Escriba a [vendas@farol.example](mailto:vendas@farol.example).',
      }),
    },
    {
      name: 'a small number that counts something else',
      file: 'content/pt-BR/contact.mdx',
      append: ' Começamos em 4 semanas.',
      also: appendToTranslations({
        'pt-PT': ' Começamos em 4 semanas.',
        en: ' We start in 4 weeks.',
        es: ' Empezamos en 4 semanas.',
      }),
    },
    {
      name: 'the same number of other things',
      file: 'content/pt-BR/contact.mdx',
      append: ' Acompanhamos 90 indicadores, e 90% deles todo dia.',
      also: appendToTranslations({
        'pt-PT': ' São 90 indicadores, 90% por dia.',
        en: ' We watch 90 figures, 90% of them daily.',
        es: ' Son 90 indicadores, el 90% a diario.',
      }),
    },
    {
      name: 'a number of what the fact counts',
      file: 'content/pt-BR/contact.mdx',
      append: ' São ‸90 vagas.',
      report: /Write `\{openings\}`.*closing `---`: # allow typed-fact: /,
    },
    {
      name: 'a small number of assistants',
      file: 'content/pt-BR/pricing.mdx',
      append: ' Com ‸4 assistentes.',
      report: /Write `\{professionalAssistants\}`/,
    },
  ],
})

/** Returns the names of the numeric values, keyed by the digits of each value. */
function namesByNumber(values: Readonly<Record<string, unknown>>): Map<string, string> {
  return new Map(
    Object.entries(values).flatMap(([name, value]) =>
      /^\d[\d.,]*$/.test(String(value))
        ? numbersIn(String(value)).map(({ digits }): [string, string] => [digits, name])
        : [],
    ),
  )
}

/** Returns changes that append a sentence to each translation, in English by default. */
function appendToTranslations(sentences: Partial<Record<string, string>> & { en: string }) {
  return locales
    .filter((locale) => locale !== SOURCE_LOCALE)
    .map((locale) => ({
      file: `content/${locale}/contact.mdx`,
      append: sentences[locale] ?? sentences.en,
    }))
}

/** Whether the text after a number begins with a word for something that the plans limit. */
function isLimit(after: string, locale: Locale): boolean {
  const limited = languageDataOf(locale)?.limited ?? []
  return limited.some((word) => after.trimStart().toLowerCase().startsWith(word))
}

/**
 * Returns a function that tells whether a number equal to a fact counts something else: it is a
 * percentage, or none of the words after it occurs beside the placeholder in the text's language.
 */
function findOtherCounts(content: Content) {
  const counted = wordsByPlaceholder(content)
  return (text: CopyText, name: string, after: string): boolean => {
    if (/^\s?%/.test(after)) return true
    const words = wordsIn(firstWordsOf(after))
    if (words.length === 0 || isPlaceholderInOther(content, text, name)) return false
    const known = counted.get(placeholderId(text, name))
    return !words.some((word) => known?.has(singular(word.text)))
  }
}

/** Returns the words after each placeholder or in a caption beside it, for each language. */
function wordsByPlaceholder({ texts }: Content): Map<string, Set<string>> {
  const captions = captionsByGroup(texts)
  const counted = new Map<string, Set<string>>()
  for (const text of texts) {
    for (const name of placeholdersIn(text.text)) {
      const [, ...parts] = text.text.split(`{${name}}`)
      const isNumber = wordsIn(text.textInLanguage).length === 0
      const phrases = [
        ...parts.map(firstWordsOf),
        ...((isNumber && captions.get(groupId(text))) || []),
      ]
      const words = phrases.flatMap((phrase) => wordsIn(phrase).map((word) => singular(word.text)))
      const id = placeholderId(text, name)
      counted.set(id, new Set([...(counted.get(id) ?? []), ...words]))
    }
  }
  return counted
}

const placeholderId = ({ file }: CopyText, name: string) => `${file.locale} ${name}`

/** Groups the texts whose keys share a parent, such as a number and its caption. */
function captionsByGroup(texts: readonly CopyText[]): Map<string, string[]> {
  const captions = new Map<string, string[]>()
  for (const text of texts) {
    if (!text.key) continue
    const id = groupId(text)
    captions.set(id, [...(captions.get(id) ?? []), text.textInLanguage])
  }
  return captions
}

const groupId = ({ file, key }: CopyText) =>
  `${file.path} ${key ? formatKeyPath(key.slice(0, -1)) : 'prose'}`

/** Whether the source of a text, or one of its translations, contains the placeholder. */
function isPlaceholderInOther({ pairs }: Content, text: CopyText, name: string): boolean {
  const contains = (other: CopyText) => placeholdersIn(other.text).includes(name)
  return pairs.some(
    (pair) =>
      (pair.text === text && contains(pair.source)) ||
      (pair.source === text && contains(pair.text)),
  )
}

/** Returns the first words of a phrase: at most three, up to a punctuation mark. */
function firstWordsOf(text: string): string {
  return /^\+?(?:\s+[\p{L}’'-]+){0,3}/u.exec(text)?.[0] ?? ''
}

function singular(word: string): string {
  return word.toLowerCase().replace(/s$/, '')
}
