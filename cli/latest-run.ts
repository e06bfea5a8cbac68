/**
 * Runs a task one at a time, for what was last asked for: what is asked for while it
 * runs makes it run once more, however often.
 */
export class LatestRun {
  readonly #task: () => Promise<void>
  #current: Promise<void> | null = null
  #isDue = true

  /** @param task due from the start */
  constructor(task: () => Promise<void>) {
    this.#task = task
  }

  /** What the last run found is no longer so. */
  expire(): void {
    this.#isDue = true
  }

  /** Runs the task if it is due; resolves when what it finds is so. */
  async settle(): Promise<void> {
    if (this.#isDue) this.#current ??= this.#loop()
    await this.#current
  }

  async #loop(): Promise<void> {
    do {
      this.#isDue = false
      await this.#task()
    } while (this.#isDue)
    this.#current = null
  }
}
