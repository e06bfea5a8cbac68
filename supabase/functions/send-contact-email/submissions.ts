import { createHash } from 'node:crypto'
import QuickLRU from 'quick-lru'

/** How long a submission is cached: 24 hours, in milliseconds. */
const MAX_AGE = 24 * 60 * 60 * 1000

/** Minimum number of recent submissions that are cached; the cache contains up to twice as many. */
const MAX_SIZE = 5_000

export interface Submissions {
  /** Returns the submission with this key, if any, whether pending or completed. */
  find(key: string): Promise<string> | undefined
  /** Starts a submission. If it fails, it is removed from the cache, so that it can be retried. */
  run(key: string, submit: () => Promise<string>): Promise<string>
}

/** Caches submissions by key in the memory of this instance, so that each is sent only once. */
export function createSubmissions(): Submissions {
  const submissions = new QuickLRU<string, Promise<string>>({ maxSize: MAX_SIZE, maxAge: MAX_AGE })
  return {
    find: (key) => submissions.get(key),
    run(key, submit) {
      const submission = submit()
      submissions.set(key, submission)
      submission.catch(() => {
        // After the maximum age, another submission may have the same key.
        if (submissions.get(key) === submission) submissions.delete(key)
      })
      return submission
    },
  }
}

/**
 * The key of a submission: a hash of the client's key and the message. Another message with the
 * same client key is a different submission. Contains no personal data.
 */
export function submissionKey(clientKey: string, message: object): string {
  return createHash('sha256').update(JSON.stringify([clientKey, message])).digest('hex')
}
