import type { Planting } from './content-copy.ts'

/** A fault, and what the report must say about it; about its file it says nothing else. */
export interface PlantedFault extends Planting {
  name: string
  rule: string
  key?: string
  /** Part of the wording: its fix, or the name that it suggests. */
  says: RegExp
}
