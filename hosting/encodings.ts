import Negotiator from 'negotiator'

/** Endings of the compressed copies, by the name of their encoding; the better one first. */
export const encodings = { br: '.br', gzip: '.gz' } as const

export type Encoding = keyof typeof encodings

/** What negotiator 1 understands beyond its types. */
interface PreferringNegotiator {
  encodings: (available: string[], options: { preferred: string[] }) => string[]
}

const known = Object.keys(encodings) as Encoding[]

/**
 * The encodings that a client accepts, the best first; none where it wants the file as it is.
 *
 * @param accept its `Accept-Encoding` header
 */
export function acceptedEncodings(accept: string | undefined): Encoding[] {
  const negotiator: PreferringNegotiator = new Negotiator({
    headers: { 'accept-encoding': accept },
  })
  const accepted = negotiator.encodings([...known, 'identity'], { preferred: known })
  const plain = accepted.indexOf('identity')
  return accepted.slice(0, plain === -1 ? undefined : plain) as Encoding[]
}
