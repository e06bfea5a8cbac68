import type { Content } from '../../content/content-model.ts'
import { findOtherVariantForms, type Variant } from '../../content/spelling/portuguese-variants.ts'
import { suppressionAdvice } from '../../content/suppressions.ts'
import { locatePart } from '../../content/texts.ts'
import type { ReportLanguage } from '../../core/report-language.ts'
import { defineRule } from '../../core/rule.ts'

interface Data {
  locale: Variant
  replacement?: string | undefined
}

export default defineRule({
  id: 'portuguese-variant',
  severity: 'error',
  suppressible: true,
  what: {
    en: 'Texts in pt-PT and pt-BR use the words, spelling and verb forms of their variant.',
    pt: 'Os textos em pt-PT e pt-BR usam as palavras, grafias e formas verbais da sua variante.',
    es: 'Los textos en pt-PT y pt-BR usan las palabras, grafías y formas verbales de su variante.',
  },
  why: {
    en: 'The words are in cli/word-lists/portuguese-variants.json; correct the list if it is wrong. For single exceptions, suppress the rule.',
    pt: 'As palavras estão em cli/word-lists/portuguese-variants.json; corrija a lista se ela estiver errada. Para exceções isoladas, desative a regra.',
    es: 'Las palabras están en cli/word-lists/portuguese-variants.json; corrija la lista si contiene un error. Para excepciones aisladas, desactive la regla.',
  },
  check: (content: Content) =>
    content.texts.flatMap((text) =>
      findOtherVariantForms(text).map(({ start, found, replacement, locale }) => ({
        ...locatePart(text, start, start + found.length),
        data: { locale, found, replacement, isProse: text.key === undefined },
      })),
    ),
  problem: {
    en: ({ found, locale }) =>
      `\`${found}\` is not used in ${locale === 'pt-PT' ? 'Portugal' : 'Brazil'}.`,
    pt: ({ found, locale }) =>
      `\`${found}\` não se usa ${locale === 'pt-PT' ? 'em Portugal' : 'no Brasil'}.`,
    es: ({ found, locale }) =>
      `\`${found}\` no se usa en ${locale === 'pt-PT' ? 'Portugal' : 'Brasil'}.`,
  },
  fix: {
    en: (data) =>
      `${formatAdvice('en', data)} If it is correct, ${suppressionAdvice.en('portuguese-variant', data.isProse)}`,
    pt: (data) =>
      `${formatAdvice('pt', data)} Se estiver correto, ${suppressionAdvice.pt('portuguese-variant', data.isProse)}`,
    es: (data) =>
      `${formatAdvice('es', data)} Si es correcto, ${suppressionAdvice.es('portuguese-variant', data.isProse)}`,
  },
  cases: [
    {
      name: 'a Brazilian word in pt-PT',
      file: 'content/pt-PT/contact.mdx',
      append: ' Fale com a nossa ‸equipe.',
      report: /Write `equipa`[^]*If it is correct, .*`---`: # allow portuguese-variant: /,
    },
    {
      name: 'a Brazilian gerund in pt-PT',
      file: 'content/pt-PT/about.mdx',
      append: ' Nós ‸estamos fazendo isso.',
      report: /Write `estamos a fazer`/,
    },
    {
      name: 'a pronoun that Portugal leaves out',
      file: 'content/pt-PT/about.mdx',
      append: ' ‸Você decide.',
      report: /Leave it out/,
    },
    {
      name: 'a Brazilian participle in the feminine plural',
      file: 'content/pt-PT/about.mdx',
      append: ' Etapas ‸monitoradas.',
      report: /Write `monitorizadas`/,
    },
    {
      name: 'a Brazilian verb before an article',
      file: 'content/pt-PT/about.mdx',
      append: ' ‸Acesse o painel.',
      report: /`Acesse o` is not used[^]*Write `Aceda ao`/,
    },
    {
      name: 'a Brazilian pronoun before a gerund',
      file: 'content/pt-PT/about.mdx',
      append: ' As equipas vão ‸se alinhando.',
      report: /Write `alinhando-se`/,
    },
    {
      name: 'a consonant that neither variant writes any more',
      file: 'content/pt-BR/about.mdx',
      append: ' A ‸satisfacção dos clientes.',
      report: /Write `satisfação`/,
    },
    {
      name: 'a consonant that only Brazil pronounces',
      file: 'content/pt-BR/about.mdx',
      append: ' Prospecção, confecção, convicções, facções e infecção.',
    },
    {
      name: 'words that only look European in pt-BR',
      file: 'content/pt-BR/about.mdx',
      append: ' No centro está a mulher que decide. Usamos o Active Directory e um dado factual.',
    },
    {
      name: 'a European infinitive in pt-BR',
      file: 'content/pt-BR/about.mdx',
      append: ' Nós ‸estamos a medir isso.',
      report: /Write `estamos medindo`/,
    },
    {
      name: 'a gerund after “ir” in pt-PT',
      file: 'content/pt-PT/about.mdx',
      append: ' Vamos afinando os painéis e vamos-lhe mostrando os números.',
    },
    {
      name: 'words that only look like gerunds',
      file: 'content/pt-PT/about.mdx',
      append: ' Só quando o segundo comando acaba, juntam-se quando convém.',
    },
    {
      name: 'English and Latin terms with a word that is also Brazilian',
      file: 'content/pt-PT/about.mdx',
      append: ' Encurtamos o lead time das encomendas, cobradas pro rata.',
    },
    {
      name: 'a European accent in pt-BR',
      file: 'content/pt-BR/experts.mdx',
      append: ' Um avanço ‸económico.',
      report: /Write `econômico`/,
    },
  ],
})

const EUROPEAN = '`a fazer`, `económico`'
const BRAZILIAN = '`fazendo`, `econômico`'

const forms = {
  'pt-PT': { right: EUROPEAN, wrong: BRAZILIAN },
  'pt-BR': { right: BRAZILIAN, wrong: EUROPEAN },
}

const advice = {
  en: {
    leaveOut: 'Leave it out; the verb alone addresses the reader.',
    write: 'Write',
    use: 'Use forms such as',
    not: 'not',
  },
  pt: {
    leaveOut: 'Omita-o; basta o verbo na terceira pessoa.',
    write: 'Escreva',
    use: 'Use formas como',
    not: 'não',
  },
  es: {
    leaveOut: 'Omítalo; basta el verbo en tercera persona.',
    write: 'Escriba',
    use: 'Use formas como',
    not: 'no',
  },
}

function formatAdvice(language: ReportLanguage, { locale, replacement }: Data): string {
  const { leaveOut, write, use, not } = advice[language]
  if (replacement === '') return leaveOut
  if (replacement) return `${write} \`${replacement}\`.`
  return `${use} ${forms[locale].right}, ${not} ${forms[locale].wrong}.`
}
