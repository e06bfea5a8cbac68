import { createHash } from 'node:crypto'
import QuickLRU from 'quick-lru'

/** How long a sent message is cached: 24 hours, in milliseconds. */
const MAX_AGE = 24 * 60 * 60 * 1000

/** The cache keeps at least this many recent messages, and at most twice as many. */
const MAX_SIZE = 5_000

/** The messages that have been sent or are being sent. */
export interface SentMessages {
  /**
   * Resolves to the id of the request whose message had this key; undefined if there is none. Rejects
   * if that message cannot be sent.
   */
  find(key: string): Promise<string> | undefined
  /**
   * Sends a message and resolves to the id of its request. A message that could not be sent is
   * removed, so that it can be sent again.
   */
  send(key: string, send: () => Promise<string>): Promise<string>
}

/** Keeps the messages in the memory of this instance, so that each is sent only once. */
export function createSentMessages(): SentMessages {
  const messages = new QuickLRU<string, Promise<string>>({ maxSize: MAX_SIZE, maxAge: MAX_AGE })
  return {
    find: (key) => messages.get(key),
    send(key, send) {
      const sending = send()
      messages.set(key, sending)
      sending.catch(() => {
        // After the maximum age, the key may belong to another message.
        if (messages.get(key) === sending) messages.delete(key)
      })
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
