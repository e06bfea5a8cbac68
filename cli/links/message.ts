/** A message: what is wrong, and what to do about it. */
export interface Message {
  sentence: string
  fix: string
}
