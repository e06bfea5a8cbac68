import { SOURCE_LOCALE } from '../../../src/locales.ts'
import type { Content } from '../../content/content-model.ts'
import { locateText } from '../../content/texts.ts'
import { valueAt } from '../../core/location.ts'
import { defineRule } from '../../core/rule.ts'

export default defineRule({
  id: 'unanswered-question',
  severity: 'error',
  releaseOnly: true,
  what: {
    en: 'With --release, every question about the plans has an answer.',
    pt: 'Com --release, toda pergunta sobre os planos tem resposta.',
    es: 'Con --release, todas las preguntas sobre los planes tienen respuesta.',
  },
  why: {
    en: 'Visitors want to know this before they choose a plan, and only the owner can say it. The page does not show a question without an answer.',
    pt: 'O visitante quer saber isso antes de escolher um plano, e só o proprietário pode responder. A página não mostra uma pergunta sem resposta.',
    es: 'Los visitantes quieren saberlo antes de elegir un plan, y solo el propietario puede responder. La página no muestra las preguntas sin respuesta.',
  },
  // `structure-mismatch` reports an answer that exists in some languages but not in others.
  check: ({ texts }: Content) =>
    texts.flatMap((text) => {
      const { file, key = [] } = text
      if (file.locale !== SOURCE_LOCALE || key.at(-1) !== 'question') return []
      if (valueAt(file.data?.value, [...key.slice(0, -1), 'answer']) !== undefined) return []
      return { ...locateText(text), data: { question: text.text } }
    }),
  problem: {
    en: ({ question }) => `\`${question}\` has no answer.`,
    pt: ({ question }) => `\`${question}\` não tem resposta.`,
    es: ({ question }) => `\`${question}\` no tiene respuesta.`,
  },
  fix: {
    en: 'Write it below the question, after `answer:`, in every language; or remove the question from every language.',
    pt: 'Escreva-a abaixo da pergunta, depois de `answer:`, em todos os idiomas; ou remova a pergunta de todos os idiomas.',
    es: 'Escríbala debajo de la pregunta, después de `answer:`, en todos los idiomas; o quite la pregunta de todos los idiomas.',
  },
  cases: [],
})
