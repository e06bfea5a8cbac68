import { parse } from 'yaml'
import { filesOf, isSettings, localeOf, textOf, type Content } from '../content.ts'
import { faultOf, type Family } from '../fault.ts'
import { getLine } from '../lines.ts'
import { replaceWord, wordsIn } from '../sentences.ts'

const placeholder =
  /\{(?:brand|years|integrations|experts|candidates|openings|(?:basic|professional)(?:Messages|Assistants))\}/

/** A fact is typed where its name in braces stood. Right is its line. */
export const typedFact: Family = {
  name: 'typed fact',
  fitsSchema: true,
  files: (content) =>
    filesOf(content).filter((file) => !isSettings(file) && placeholder.test(textOf(content, file))),
  plant(scene) {
    const { text, random, file } = scene
    const place = random.pick(wordsIn(text, placeholder))
    const fact = factsOf(scene.content)[place.found.slice(1, -1)]
    if (fact === undefined) return undefined
    const typed =
      typeof fact === 'number' ? new Intl.NumberFormat(localeOf(file)).format(fact) : fact
    const { text: after, line } = replaceWord(text, place, typed)
    return faultOf(scene, `${place.found} typed: ${getLine(after, line)}`, after, line)
  },
}

function factsOf(content: Content): Record<string, string | number> {
  const { brand, facts } = parse(textOf(content, 'content/site.yaml')) as {
    brand: string
    facts: Record<string, number>
  }
  const { plans } = parse(textOf(content, 'content/prices.yaml')) as {
    plans: Record<'basic' | 'professional', { messages: number; assistants: number }>
  }
  return {
    brand,
    ...facts,
    basicMessages: plans.basic.messages,
    basicAssistants: plans.basic.assistants,
    professionalMessages: plans.professional.messages,
    professionalAssistants: plans.professional.assistants,
  }
}
