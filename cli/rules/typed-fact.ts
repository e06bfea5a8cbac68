import type { Prices } from '../../src/content/prices.ts'
import type { Site } from '../../src/content/site.ts'
import type { FactName } from '../../src/content/placeholders.ts'
import type { ContentModel } from '../content-model.ts'
import type { Finding } from '../finding.ts'
import { copyOf, partOf } from '../model/counterpart.ts'
import { numbersIn } from '../model/numbers.ts'
import type { Rule } from './rule.ts'

/** Smaller numbers stand for many things, three steps or four roles, unless what they count stands beside them. */
const SMALLEST_FACT = 10

const COUNTED = /^\s?(?:virtual\s)?(?:ass?istent|assistant)/i

/** The brand and the constants of the business are written once, and copy refers to them. */
export const typedFact: Rule = {
  id: 'typed-fact',
  allowable: true,
  check(model) {
    const { brand, numbers } = factsOf(model)
    return copyOf(model).flatMap((text): Finding[] => {
      const typed = numbersIn(text.own).flatMap(({ text: found, digits, start }) => {
        const name = numbers.get(Number(digits))
        const isCounted = COUNTED.test(text.own.slice(start + found.length))
        const isFact = Number(digits) >= SMALLEST_FACT || isCounted
        return name === undefined || !isFact ? [] : [{ found, start, name }]
      })
      const at = brand === undefined ? -1 : text.own.toLowerCase().indexOf(brand.toLowerCase())
      if (brand !== undefined && at !== -1) {
        typed.push({ found: text.own.slice(at, at + brand.length), start: at, name: 'brand' })
      }
      return typed.map(({ found, start, name }) => ({
        rule: 'typed-fact',
        severity: 'error',
        ...partOf(text, start, start + found.length),
        args: { found, name },
      }))
    })
  },
}

function factsOf({ files }: ContentModel): {
  brand: string | undefined
  numbers: ReadonlyMap<number, FactName>
} {
  const settings = (name: string) =>
    files.find((file) => file.scope === 'global' && file.name === name)?.parsed
  // Settings that are wrong are other rules' to report; copy is compared with none of them.
  const site = settings('site') as Site | undefined
  const prices = settings('prices') as Prices | undefined
  const numbers = new Map<number, FactName>()
  const add = (name: FactName, value: number | undefined) => {
    if (value !== undefined) numbers.set(value, name)
  }
  add('basicMessages', prices?.plans.basic.messages)
  add('basicAssistants', prices?.plans.basic.assistants)
  add('professionalMessages', prices?.plans.professional.messages)
  add('professionalAssistants', prices?.plans.professional.assistants)
  add('years', site?.facts.years)
  add('integrations', site?.facts.integrations)
  add('experts', site?.facts.experts)
  add('candidates', site?.facts.candidates)
  add('openings', site?.facts.openings)
  return { brand: site?.brand, numbers }
}
