/** Waits for a piece of work, but not longer than the deadline; the work itself goes on. */
export type Deadline = <Result>(work: Promise<Result>) => Promise<Result>

interface Wait {
  end: number
  give: (error: Error) => void
}

/**
 * Makes a deadline of a number of milliseconds.
 *
 * What begins to wait first also ends first, so that one timer does for all: a
 * timer for each request would cost more than all else that is done for it.
 *
 * @param error what a wait that takes too long throws
 */
export function createDeadline(milliseconds: number, error: () => Error): Deadline {
  const waits = new Set<Wait>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function endWaits() {
    timer = undefined
    for (const wait of waits) {
      const left = wait.end - performance.now()
      if (left > 0) {
        timer = setTimeout(endWaits, Math.ceil(left))
        return
      }
      waits.delete(wait)
      wait.give(error())
    }
  }

  return (work) =>
    new Promise((resolve, reject) => {
      const wait = { end: performance.now() + milliseconds, give: reject }
      waits.add(wait)
      timer ??= setTimeout(endWaits, milliseconds)
      work.then(resolve, reject).finally(() => waits.delete(wait))
    })
}
