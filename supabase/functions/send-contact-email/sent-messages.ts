import { createHash } from 'node:crypto'
import QuickLRU from 'quick-lru'

/** How long a sent message is cached, in milliseconds. */
const MAX_AGE = 24 * 60 * 60 * 1000

/** The cache keeps this many of the most recent messages, and at most twice as many in total. */
const MAX_SIZE = 5_000

export type SentMessages = ReturnType<typeof createSentMessages>

/** Creates an in-memory cache of sent messages, which prevents duplicate e-mails. */
export function createSentMessages() {
  const messages = new QuickLRU<string, Promise<string>>({ maxSize: MAX_SIZE, maxAge: MAX_AGE })
  return {
    /** Returns what `send` returned for this key, or undefined if the message is not cached. */
    find: (key: string) => messages.get(key),
    /** Caches and sends a message; removes it from the cache if sending fails, to allow a retry. */
    send(key: string, send: () => Promise<string>): Promise<string> {
      const sending = send()
      messages.set(key, sending)
      sending.catch(() => messages.delete(key))
      return sending
    },
  }
}

/**
 * Creates the key of a submission: a hash of the client's key and the message, which reveals no
 * personal data. A different message with the same client key is a different submission.
 */
export function submissionKey(clientKey: string, message: object): string {
  return createHash('sha256').update(JSON.stringify([clientKey, message])).digest('hex')
}
