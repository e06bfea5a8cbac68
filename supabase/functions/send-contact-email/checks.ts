import { CHECK_HEADER, checkKey, isValidMark } from './check-mark.ts'
import type { Outbox, Submission } from './outbox.ts'
import { HttpError, type Outcome, success } from './response.ts'
import { hasSecret } from './secret.ts'
import type { Settings } from './settings.ts'

/** Matches the path of the route, with the id of a check message if there is one. */
const ROUTE = /\/check(?:\/([\da-f-]{36}))?$/

interface ChecksParts {
  settings: Settings
  outbox: Outbox | undefined
  /** Logs why the database is unavailable. */
  logDatabaseError: (error: unknown) => void
}

/**
 * Creates what `npx cli check-live --message` needs. A check message is stored and drained like any
 * other, but instead of sending it, the drain logs in to the mail server.
 */
export function createChecks({ settings, outbox, logDatabaseError }: ChecksParts) {
  const { DRAIN_SECRET } = settings

  /** Runs a query, and tells the caller if the database is unavailable. */
  const query = <Result>(pending: Promise<Result>): Promise<Result> =>
    pending.catch((error) => {
      logDatabaseError(error)
      throw new HttpError('not_stored')
    })

  return {
    isRoute: (path: string) => ROUTE.test(path),

    /** Whether a message is a check. Without the right secret, it is a message like any other. */
    isMarked(request: Request, key: string): boolean {
      const mark = request.headers.get(CHECK_HEADER)
      return mark !== null && DRAIN_SECRET !== undefined && isValidMark(mark, DRAIN_SECRET, key)
    },

    /** Stores a check message. It is never sent directly, and not limited. */
    async store({ key, id, message }: Submission): Promise<Outcome> {
      if (outbox === undefined) throw new HttpError('not_stored')
      const stored = await query(outbox.submitCheck({ key: checkKey(key), id, message }))
      return success(stored, 'check_stored')
    },

    /**
     * The route with the state of a check message, for callers with the secret: GET reports it, and
     * DELETE deletes the message. Without an id, GET only tells that the secret is right.
     */
    async respond(request: Request, path: string): Promise<Outcome> {
      if (!hasSecret(request, DRAIN_SECRET)) throw new HttpError('unauthorized')
      if (outbox === undefined) throw new HttpError('not_stored')
      const [, id] = ROUTE.exec(path) ?? []
      if (request.method === 'GET' && id === undefined) {
        return { status: 200, code: 'check_ready', body: { ok: true } }
      }
      if (request.method === 'DELETE' && id !== undefined) {
        await query(outbox.deleteCheck(id))
        return { status: 204, code: 'check_deleted' }
      }
      if (request.method !== 'GET' || id === undefined) {
        throw new HttpError('method_not_allowed', { headers: { Allow: 'GET, DELETE' } })
      }
      const state = await query(outbox.readCheck(id))
      if (state === undefined) throw new HttpError('not_found')
      return { status: 200, code: 'check_state', body: state }
    },
  }
}
