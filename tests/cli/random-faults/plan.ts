import { isDeepStrictEqual } from 'node:util'
import { globalFiles, localeFiles } from '../../../src/content/content-files.ts'
import { isSettings, sectionOf, textOf, type Content } from './content.ts'
import type { Fault, Family } from './fault.ts'
import { Random } from './random.ts'
import { dataOf } from './written-keys.ts'

/** A fault with where it comes from. */
export interface PlannedFault extends Fault {
  family: string
  file: string
}

/** How often a family is asked for a fault in one place before another is tried. */
const TRIES = 40

/**
 * Faults of all families in turn, each in the file of its family that has the fewest
 * so far. The same seed gives the same faults for the same content.
 */
export function planFaults(
  content: Content,
  families: readonly Family[],
  { seed, count }: { seed: number; count: number },
): PlannedFault[] {
  const random = new Random(seed)
  const plan: PlannedFault[] = []
  const struck = new Map<string, number>()
  const planted = new Set<string>()
  for (let turn = 0; plan.length < count; turn++) {
    const family = families[turn % families.length]
    if (!family || turn > count * 2) throw new Error('the families give too few faults')
    const files = random
      .shuffle(family.files(content))
      .toSorted((a, b) => (struck.get(a) ?? 0) - (struck.get(b) ?? 0))
    const fault = firstOf(files, (file) => plantIn(file, family, content, random, planted))
    if (!fault) continue
    planted.add(keyOf(fault))
    plan.push(fault)
    struck.set(fault.file, (struck.get(fault.file) ?? 0) + 1)
  }
  return plan
}

function plantIn(
  file: string,
  family: Family,
  content: Content,
  random: Random,
  planted: ReadonlySet<string>,
): PlannedFault | undefined {
  const text = textOf(content, file)
  for (let left = TRIES; left > 0; left--) {
    const fault = family.change({ content, file, text, random })
    if (!fault || planted.has(keyOf(fault)) || !isFault(fault, family, content)) continue
    return { ...fault, family: family.name, file }
  }
  return undefined
}

/** What two faults have in common that are the same. */
function keyOf({ changes }: Fault): string {
  return JSON.stringify([...changes])
}

/** Whether a reviewer would have to refuse the change. */
function isFault({ changes }: Fault, { fitsSchema }: Family, content: Content): boolean {
  return [...changes].every(([file, text]) => {
    const before = textOf(content, file)
    const data = dataOf(text)
    const sameData = data !== undefined && isDeepStrictEqual(data, dataOf(before))
    if (sameData && proseOf(text) === proseOf(before)) return false
    // Settings are free to change; only what the site can't use is a fault.
    if (isSettings(file) && isAccepted(file, data)) return false
    return !fitsSchema || isAccepted(file, data)
  })
}

function isAccepted(file: string, data: unknown): boolean {
  const name = sectionOf(file).replace(/^content\/|\.(?:mdx|yaml)$/g, '')
  const schema = isSettings(file)
    ? Object.entries(globalFiles).find(([kind]) => kind === name)?.[1]
    : Object.entries(localeFiles).find(([kind]) => kind === name)?.[1].schema
  return schema?.safeParse(data).success ?? false
}

function proseOf(text: string): string {
  return text.slice(text.indexOf('\n---\n'))
}

function firstOf<Item, Result>(
  items: readonly Item[],
  find: (item: Item) => Result | undefined,
): Result | undefined {
  for (const item of items) {
    const result = find(item)
    if (result !== undefined) return result
  }
  return undefined
}
