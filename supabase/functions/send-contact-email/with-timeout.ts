/**
 * Waits for a promise, but no longer than `milliseconds`. The work itself is not stopped.
 *
 * @param onTimeout called if the time is exceeded; returns the error to reject with
 */
export function withTimeout<Result>(
  pending: Promise<Result>,
  milliseconds: number,
  onTimeout: () => Error,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(onTimeout()), milliseconds)
    pending.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
