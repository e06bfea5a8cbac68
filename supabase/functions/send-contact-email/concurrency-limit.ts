/** Runs a bounded number of tasks at a time. */
export interface LimitedTasks {
  /** Whether another task would have to wait. */
  readonly isFull: boolean
  /** Runs a task when its turn comes, and settles with it. */
  run<T>(task: () => Promise<T>): Promise<T>
}

/** @param size the number of tasks that run at a time; the others wait in order */
export function limitConcurrency(size: number): LimitedTasks {
  const waiting: (() => void)[] = []
  let running = 0
  return {
    get isFull() {
      return running === size
    },
    async run(task) {
      if (running < size) running++
      else await new Promise<void>((resolve) => waiting.push(resolve))
      try {
        return await task()
      } finally {
        const next = waiting.shift()
        if (next === undefined) running--
        else next()
      }
    },
  }
}
