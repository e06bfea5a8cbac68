/** The components that prose may use, with their required props. */
export const proseComponents = {
  /** Text in another language: `<Foreign lang="en">data squad</Foreign>`. */
  Foreign: ['lang'],
} as const satisfies Record<string, readonly string[]>
