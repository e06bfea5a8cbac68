import type { Locale } from '../../../../src/locales.ts'
import { filesOf, hasProse, localeOf } from '../content.ts'
import { faultOf, type Family } from '../fault.ts'
import { replaceLines } from '../lines.ts'
import { paragraphAt, sentenceEnds } from '../written-prose.ts'

/** Words for a sentence of each language, so that nothing but the slip is wrong. */
const words: Partial<Record<Locale, readonly string[]>> = {
  'pt-BR': ['Medimos', 'cada resposta'],
  'pt-PT': ['Medimos', 'cada resposta'],
  en: ['We measure', 'every answer'],
  es: ['Medimos', 'cada respuesta'],
}

/** What people write who don't know that prose is code, or whose hand slipped. */
const slips: readonly ((verb: string, object: string) => string)[] = [
  (verb, object) => `${verb} ${object}: <3 ${object}.`,
  (verb, object) => `${verb} {years ${object}.`,
  (verb, object) => `${verb} years} ${object}.`,
  (verb, object) => `${verb} {{years}} ${object}.`,
  (verb, object) => `${verb} {${object}}.`,
  (verb, object) => `<!-- ${verb} ${object} -->`,
  (verb, object) => `{/* ${verb} ${object}`,
  (verb, object) => `${verb} <Foreign lang="fr">${object}.`,
  (verb, object) => `${verb} ${object}</Foreign>.`,
  (verb, object) => `${verb} ${object}, <Foreign lang="fr">bien sûr</foreign>.`,
  (verb, object) => `${verb} ${object}, <Foreign lang="fr>bien sûr</Foreign>.`,
  (verb, object) => `${verb} ${object}, <Foreign lang=fr>bien sûr</Foreign>.`,
  (verb, object) => `${verb} ${object}, <Foreing lang="fr">bien sûr</Foreing>.`,
  (verb, object) => `${verb} <b>${object}</b>.`,
  (verb, object) => `${verb}<br> ${object}.`,
  (verb, object) => `${verb} ${object}: <https://www.example.com>.`,
  (verb, object) => `${verb} **${object}.`,
  (verb, object) => `${verb} [${object}](#contato.`,
  (verb, object) => `${verb} [${object}] (#contato).`,
  (_, object) => `import ${object}`,
  (_, object) => `export ${object}`,
  (verb, object) => `## ${verb} ${object}`,
  (verb, object) => `${verb} {1 + 1} ${object}.`,
]

/**
 * Prose that can't be read, or shows its marks to the visitor. Right is any line of
 * its paragraph: where a pair of marks should have closed is a matter of opinion.
 */
export const brokenMdx: Family = {
  name: 'broken MDX',
  files: (content) => filesOf(content).filter(hasProse),
  plant(scene) {
    const { text, random } = scene
    const [verb = '', object = ''] = words[localeOf(scene.file) ?? 'en'] ?? []
    const slip = random.pick(slips)(verb, object)
    const end = random.pick(sentenceEnds(text))
    const apart = /^(?:import|export|##|<!--)/.test(slip)
    const lines = apart ? ['', slip] : [slip]
    const after = replaceLines(text, end + 1, 0, ...lines)
    const { first, last } = paragraphAt(after, end + lines.length)
    return faultOf(scene, slip, after, [first, last])
  },
}
