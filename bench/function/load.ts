import autocannon from 'autocannon'

/** What a turn of load found. */
export interface Sample {
  requests: number
  perSecond: number
  /** Microseconds of processor time that the generator took for a request. */
  generator: number
  /** Milliseconds, whole ones. */
  p99: number
  /** Answers that were not 2xx, errors and time-outs. */
  failed: number
}

export interface LoadOptions {
  url: string
  origin: string
  seconds: number
  /** Kept open, each with one request at a time. */
  connections: number
}

let messages = 0

/**
 * Posts messages over a fixed number of connections, each with a key of its own,
 * as fast as the answers come.
 */
export async function load({ url, origin, seconds, connections }: LoadOptions): Promise<Sample> {
  const usage = process.cpuUsage()
  const result = await autocannon({
    url: `${url}/functions/v1/send-contact-email`,
    connections,
    duration: seconds,
    requests: [
      {
        method: 'POST',
        body: BODY,
        setupRequest: (request) => ({ ...request, headers: headersOf(origin) }),
      },
    ],
  })
  const { user, system } = process.cpuUsage(usage)
  const { requests, latency, non2xx, errors, timeouts } = result
  return {
    requests: requests.total,
    perSecond: requests.average,
    generator: (user + system) / requests.total,
    p99: latency.p99,
    failed: non2xx + errors + timeouts,
  }
}

const BODY = JSON.stringify({
  name: 'Ana Beatriz Nogueira',
  phone: '+55 21 98765-4321',
  email: 'ana.nogueira@visitor.example',
  message: 'I would like to know more about dashboards for a small shop.\nThank you!',
  website: '',
})

/** The same message for every server, and a key for each, so that none is known already. */
function headersOf(origin: string) {
  return {
    origin,
    'content-type': 'application/json',
    'idempotency-key': `benchmark-message-${messages++}`,
  }
}
