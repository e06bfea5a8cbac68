import type { Locale } from '../../../../src/locales.ts'
import { filesOf, localeOf } from '../content.ts'
import { faultOf, type Family } from '../fault.ts'
import { getLine } from '../lines.ts'
import { addSentence } from '../sentences.ts'

const amounts: Partial<Record<Locale, readonly string[]>> = {
  'pt-BR': ['R$ 3.750', 'R$3750', '3.750 reais', '3750 reais', 'R$ 12 mil', 'BRL 5.500'],
  'pt-PT': ['638 €', '€ 638', '638€', '638 euros', '1 513 €', 'EUR 935'],
  en: ['$675', 'US$ 675', '675 dollars', '$1,602', 'USD 990', '€638'],
  es: ['638 €', '638€', '€ 638', '638 euros', '1.513 €', '935 EUR'],
}

const sentences: Partial<Record<Locale, readonly string[]>> = {
  'pt-BR': ['A partir de @ por mês.', 'Custa só @.', 'Por @, o assistente começa a atender.'],
  'pt-PT': ['Desde @ por mês.', 'Custa apenas @.', 'Por @, o assistente começa a responder.'],
  en: ['From @ a month.', 'It costs just @.', 'For @ the assistant goes to work.'],
  es: ['Desde @ al mes.', 'Cuesta solo @.', 'Por @, el asistente se pone a trabajar.'],
}

/** A price is typed, in one of the ways in which people write prices. Right is its line. */
export const typedAmount: Family = {
  name: 'typed amount',
  fitsSchema: true,
  files: (content) => filesOf(content).filter((file) => localeOf(file)),
  plant(scene) {
    const locale = localeOf(scene.file)
    const own = locale && { amounts: amounts[locale], sentences: sentences[locale] }
    if (!own?.amounts || !own.sentences) return undefined
    const amount = scene.random.pick(own.amounts)
    const sentence = scene.random.pick(own.sentences).replace('@', () => amount)
    const edited = addSentence(scene, sentence)
    return edited && faultOf(scene, getLine(edited.text, edited.line), edited.text, edited.line)
  },
}
