import { createHash } from 'node:crypto'

/** How long a sent message is remembered by its key at least, in milliseconds. */
const REMEMBERED = 24 * 60 * 60 * 1000

/** Keys on a page of the memory; there are two pages. */
const PAGE_KEYS = 5_000

export interface Submissions {
  /** The submission with this key, running or done, if there is one. */
  find(key: string): Promise<string> | undefined
  /** Runs a submission once; one that fails is forgotten, so that it can be tried again. */
  run(key: string, submit: () => Promise<string>): Promise<string>
}

/**
 * Remembers submissions by their key, so that the same message is sent once. A
 * page that is full or old becomes the earlier one, and that is forgotten as a
 * whole: to look for old keys one by one would cost more with every message.
 */
export function createSubmissions(now = () => performance.now()): Submissions {
  let page = new Map<string, Promise<string>>()
  let earlier = page
  let begun = now()

  const turnPage = () => {
    if (page.size < PAGE_KEYS && now() - begun < REMEMBERED) return
    earlier = page
    page = new Map()
    begun = now()
  }

  return {
    find(key) {
      turnPage()
      return page.get(key) ?? earlier.get(key)
    },
    run(key, submit) {
      const submission = submit()
      page.set(key, submission)
      submission.catch(() => {
        for (const known of [page, earlier]) {
          if (known.get(key) === submission) known.delete(key)
        }
      })
      return submission
    },
  }
}

/**
 * The key of a submission: that of the client together with the message, so that
 * a key used for another message does not swallow it. Nothing personal is kept.
 */
export function submissionKey(clientKey: string, message: object): string {
  // Not crypto.subtle: its way through another thread costs more than all else that a request does.
  return createHash('sha256').update(JSON.stringify([clientKey, message])).digest('hex')
}
