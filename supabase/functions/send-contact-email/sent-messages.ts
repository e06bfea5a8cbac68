import { createHash } from 'node:crypto'
import QuickLRU from 'quick-lru'

/** How long a sent message is cached: 24 hours, in milliseconds. */
const MAX_AGE = 24 * 60 * 60 * 1000

/** The cache keeps at least this many recent messages, and at most twice as many. */
const MAX_SIZE = 5_000

export type SentMessages = ReturnType<typeof createSentMessages>

/** Keeps the messages in the memory of this instance, so that each is sent only once. */
export function createSentMessages() {
  const messages = new QuickLRU<string, Promise<string>>({ maxSize: MAX_SIZE, maxAge: MAX_AGE })
  return {
    /** Returns the id of the request whose message had this key; rejects if it cannot be sent. */
    find: (key: string) => messages.get(key),
    /** Sends a message, and forgets it if it cannot be sent, so that it can be sent again. */
    send(key: string, send: () => Promise<string>): Promise<string> {
      const sending = send()
      messages.set(key, sending)
      sending.catch(() => messages.delete(key))
      return sending
    },
  }
}

/**
 * Creates the key of a submission: a hash of the client's key and the message, without personal
 * data. A different message with the same client key is a different submission.
 */
export function submissionKey(clientKey: string, message: object): string {
  return createHash('sha256').update(JSON.stringify([clientKey, message])).digest('hex')
}
