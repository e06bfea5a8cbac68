import { createHash } from 'node:crypto'
import QuickLRU from 'quick-lru'

/** Milliseconds for which a message is remembered: 24 hours. */
const MAX_AGE = 24 * 60 * 60 * 1000

/** Number of messages that are remembered at least; the cache contains up to twice as many. */
const MAX_SIZE = 5_000

export interface Submissions {
  /** The submission with this key, pending or completed, if there is one. */
  find(key: string): Promise<string> | undefined
  /** Starts a submission. If it fails, its key is removed, so that it can be sent again. */
  run(key: string, submit: () => Promise<string>): Promise<string>
}

/** Remembers submissions by key in the memory of this instance, so that each is sent once. */
export function createSubmissions(): Submissions {
  const submissions = new QuickLRU<string, Promise<string>>({ maxSize: MAX_SIZE, maxAge: MAX_AGE })
  return {
    find: (key) => submissions.get(key),
    run(key, submit) {
      const submission = submit()
      submissions.set(key, submission)
      submission.catch(() => {
        // After its maximum age, another submission may have the same key.
        if (submissions.get(key) === submission) submissions.delete(key)
      })
      return submission
    },
  }
}

/**
 * The key of a submission: a hash of the client's key and the message. Another message
 * with the same client key is a different submission. Contains no personal data.
 */
export function submissionKey(clientKey: string, message: object): string {
  return createHash('sha256').update(JSON.stringify([clientKey, message])).digest('hex')
}
