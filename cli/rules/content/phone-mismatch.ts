import type { Site } from '../../../src/content/site.ts'
import { settingsIn, type Content } from '../../content/content.ts'
import { defineRule } from '../../core/rule.ts'

export default defineRule({
  id: 'phone-mismatch',
  severity: 'error',
  what: {
    en: 'The phone number that visitors see is the one that the link calls.',
    pt: 'O telefone que os visitantes veem é aquele para o qual o link liga.',
    es: 'El teléfono que ven los visitantes es el que marca el enlace.',
  },
  why: {
    en: '`display` and `number` in content/site.yaml must have the same digits.',
    pt: '`display` e `number` em content/site.yaml devem ter os mesmos algarismos.',
    es: '`display` y `number` en content/site.yaml deben tener las mismas cifras.',
  },
  check(content: Content) {
    const site = settingsIn<Site>(content, 'site')
    if (!site) return []
    const { display, number } = site.value.phone
    const digits = display.replace(/\D/g, '')
    // The displayed number can omit the country code.
    if (digits.length >= 8 && number.endsWith(digits)) return []
    const key = ['phone', 'display']
    const { file, data } = site
    return [{ file: file.path, place: data.valuePlace(key), key, data: { display, number } }]
  },
  problem: {
    en: ({ display, number }) => `\`${display}\` and \`${number}\` are different phone numbers.`,
    pt: ({ display, number }) => `\`${display}\` e \`${number}\` são telefones diferentes.`,
    es: ({ display, number }) => `\`${display}\` y \`${number}\` son teléfonos distintos.`,
  },
  fix: {
    en: 'Write the same digits in `display` and `number`.',
    pt: 'Escreva os mesmos algarismos em `display` e `number`.',
    es: 'Escriba las mismas cifras en `display` y `number`.',
  },
  cases: [
    {
      name: 'a different number',
      file: 'content/site.yaml',
      find: /^( {2}display: )(.*\d)(\D*)$/m,
      replace: '$1‸+55 21 1234-5678$3',
      key: 'phone.display',
      report: /different phone numbers/,
    },
  ],
})
