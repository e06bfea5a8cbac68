import { filesOf, localeOf, plantedLocales, textOf } from '../content.ts'
import { faultOf, type Family } from '../fault.ts'
import { replaceWord, wordsIn } from '../sentences.ts'

const target = /(?<=\]\()#[^)]*(?=\))/

/** Anchors and addresses that the site doesn't have, `@` being another language. */
const wrong = [
  '#contacto',
  '#contact',
  '#about',
  '#no-such',
  '#solucoes/ai-agent',
  '#Contato',
  '#',
  '',
  'contato',
  '/@/precos',
  '/@#contato',
  '/pricing',
  'http:/example.com',
]

/** A link leads nowhere, or into another language. Right is the line of its address. */
export const wrongAnchor: Family = {
  name: 'wrong anchor',
  files: (content) => filesOf(content).filter((file) => target.test(textOf(content, file))),
  plant(scene) {
    const { text, random, file } = scene
    const place = random.pick(wordsIn(text, target))
    const other = random.pick(plantedLocales.filter((locale) => locale !== localeOf(file)))
    const address = random.pick(wrong).replace('@', other)
    const { text: after, line } = replaceWord(text, place, address)
    return faultOf(scene, `${place.found} made "${address}"`, after, line)
  },
}
