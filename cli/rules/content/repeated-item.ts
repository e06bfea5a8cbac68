import type { Site } from '../../../src/content/site.ts'
import { settingsIn, type Content, type CopyText } from '../../content/content-model.ts'
import { clientLogoPaths } from '../../content/files/expected-files.ts'
import { relatedTo, locateText } from '../../content/texts.ts'
import { defineRule } from '../../core/rule.ts'

export default defineRule({
  id: 'repeated-item',
  severity: 'error',
  suppressible: true,
  isComparison: true,
  what: {
    en: 'No list contains the same item twice.',
    pt: 'Nenhuma lista contém o mesmo item duas vezes.',
    es: 'Ninguna lista contiene el mismo elemento dos veces.',
  },
  why: {
    en: 'A repeated item was probably copied as a template and not changed.',
    pt: 'Um item repetido provavelmente foi copiado como modelo e não foi alterado.',
    es: 'Un elemento repetido probablemente se copió como modelo y no se cambió.',
  },
  check(content: Content) {
    const known = new Map<string, CopyText>()
    const inTexts = content.texts.flatMap((text) => {
      if (!text.key?.some((step) => typeof step === 'number')) return []
      const list = text.key.map((step) => (typeof step === 'number' ? '*' : step)).join('.')
      const id = `${text.file.path} ${list} ${text.text}`
      const first = known.get(id)
      if (first) return { ...locateText(text), ...relatedTo(first), data: {} }
      known.set(id, text)
      return []
    })
    const site = settingsIn<Site>(content, 'site')
    const logos = site?.value.clients.map((client) => clientLogoPaths(client)[0]) ?? []
    const inSettings = logos.flatMap((logo, index) =>
      site && logos.indexOf(logo) < index ? { ...site.locate(['clients', index]), data: {} } : [],
    )
    return [...inTexts, ...inSettings]
  },
  problem: {
    en: 'The list already contains this item.',
    pt: 'A lista já contém este item.',
    es: 'La lista ya contiene este elemento.',
  },
  fix: {
    en: 'Replace or remove one of the two.',
    pt: 'Troque ou remova um dos dois.',
    es: 'Cambie o quite uno de los dos.',
  },
  cases: [
    {
      name: 'a copied item',
      file: 'content/es/solutions.mdx',
      find: /^( {2}benefits:\n {4}title: Ventajas\n {4}items:\n {6}- )(.*)\n {6}- .*\n/m,
      replace: '$1$2\n      - ‸$2\n',
      key: 'aiAgents.benefits.items[1]',
      report: /already contains this item/,
    },
    {
      name: 'a client in another letter case',
      file: 'content/site.yaml',
      find: /^ {2}- Lumen$/m,
      replace: '$&\n  - ‸LUMEN',
      key: 'clients[2]',
      report: /already contains this item/,
    },
  ],
})
