import { isProbeSignature, PROBE_HEADER } from './probe-signature.ts'
import type { Outbox, Submission } from './outbox.ts'
import { HttpError, type Outcome, success } from './response.ts'
import { hasSecret } from './secret.ts'
import type { Settings } from './settings.ts'

/** Matches the path of the probe route, and captures the probe's id, if any. */
const ROUTE = /\/probe(?:\/([\da-f-]{36}))?$/

interface ProbesParts {
  settings: Settings
  outbox: Outbox | undefined
  /** Logs why the database is unavailable. */
  logDatabaseError: (error: unknown) => void
}

/**
 * Creates the functions that handle probes from `npx cli check-live --message`. A probe is stored
 * and leased like any message, but is not sent: a drain only logs in to the mail server.
 */
export function createProbes({ settings, outbox, logDatabaseError }: ProbesParts) {
  const { DRAIN_SECRET } = settings

  /** Waits for a query. If it fails, logs the error and throws HttpError `not_stored`. */
  const query = <Result>(pending: Promise<Result>): Promise<Result> =>
    pending.catch((error) => {
      logDatabaseError(error)
      throw new HttpError('not_stored')
    })

  return {
    isRoute: (path: string) => ROUTE.test(path),

    /** Whether a message is a probe. Without a valid signature, it is an ordinary message. */
    isProbe(request: Request, key: string): boolean {
      const signature = request.headers.get(PROBE_HEADER)
      if (signature === null || DRAIN_SECRET === undefined) return false
      return isProbeSignature(signature, DRAIN_SECRET, key)
    },

    /** Stores a probe, which is never sent directly and does not count towards any limit. */
    async store(submission: Submission): Promise<Outcome> {
      if (outbox === undefined) throw new HttpError('not_stored')
      return success(await query(outbox.submitProbe(submission)), 'probe_stored')
    },

    /**
     * Responds to callers that send the secret: GET returns the state of a probe, and DELETE
     * deletes the probe. Without an id, GET confirms that the secret is right and an outbox exists.
     */
    async respond(request: Request, path: string): Promise<Outcome> {
      if (!hasSecret(request, DRAIN_SECRET)) throw new HttpError('unauthorized')
      if (outbox === undefined) throw new HttpError('not_stored')
      const [, id] = ROUTE.exec(path) ?? []
      if (request.method === 'GET' && id === undefined) {
        return { status: 200, code: 'probe_ready', body: { ok: true } }
      }
      if (request.method === 'DELETE' && id !== undefined) {
        await query(outbox.deleteProbe(id))
        return { status: 204, code: 'probe_deleted' }
      }
      if (request.method !== 'GET' || id === undefined) {
        throw new HttpError('method_not_allowed', { headers: { Allow: 'GET, DELETE' } })
      }
      const state = await query(outbox.readProbe(id))
      if (state === undefined) throw new HttpError('not_found')
      return { status: 200, code: 'probe_state', body: state }
    },
  }
}
