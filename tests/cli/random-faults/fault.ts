import type { Content } from './content.ts'
import type { Random } from './random.ts'

/** Lines of a file, both included, counted from 1 in the text with the fault. */
export interface Spot {
  file: string
  first: number
  last: number
}

/** A mistake that somebody could make, made. */
export interface Fault {
  /** What was done, for whoever has to find out why it was missed. */
  description: string
  /** The whole new text of each file that changes. */
  changes: Content
  /** A report counts as right if every spot of one of these groups is reported. */
  right: readonly (readonly Spot[])[]
}

export interface Scene {
  content: Content
  file: string
  /** The text of `file`. */
  text: string
  random: Random
}

/** One way to go wrong. Its file says which lines count as right, and why. */
export interface Family {
  name: string
  /**
   * Whether only a fault counts that the schema has nothing against, so that a text
   * that is too long doesn't pass for the fault that was meant.
   */
  fitsSchema?: boolean
  /** The files that it could strike. */
  files(content: Content): readonly string[]
  /** Undefined where this roll of the dice gives no fault. */
  plant(scene: Scene): Fault | undefined
}

/** A fault of one file, to be reported on any of these lines. */
export function faultOf(
  { file }: Scene,
  description: string,
  text: string,
  ...lines: readonly (number | readonly [first: number, last: number])[]
): Fault {
  return {
    description,
    changes: new Map([[file, text]]),
    right: lines.map((line) => [typeof line === 'number' ? spot(file, line) : spot(file, ...line)]),
  }
}

export function spot(file: string, first: number, last = first): Spot {
  return { file, first, last }
}

export function wholeFile(file: string): Spot {
  return spot(file, 1, Infinity)
}
