import type { ProtocolEvent } from '../../tests/browser/devtools-tab.ts'
import type { PhoneTab } from './phone-tab.ts'

/** A file that a page asked for; times in milliseconds since the situation began. */
export interface LoadedFile {
  /** Its path without folder and hash. */
  name: string
  kind: 'Document' | 'Script' | 'Stylesheet' | 'Font' | 'Image' | 'Other'
  start: number
  firstByte: number
  end: number
  /** Bytes of its content as they came over the network, without headers. */
  bytes: number
  /** `confirmed`: the server said that what the cache has is still true. */
  from: 'network' | 'cache' | 'confirmed'
  /** Whether it was asked for by a page that nobody saw yet. */
  prepared: boolean
}

export interface Moment {
  name: string
  /** Milliseconds since the situation began. */
  at: number
}

/** What happened on the network and on the screen in one situation. */
export interface Recording {
  files: LoadedFile[]
  moments: Moment[]
}

interface Notes {
  /** Notes a moment of its own. */
  note: (name: string) => void
  /** Notes those of a page that is about to be left. */
  notePage: () => Promise<void>
}

/** Records what happens in a tab while something is done and until all is quiet again. */
export async function record(
  tab: PhoneTab,
  doing: (notes: Notes) => Promise<void>,
): Promise<Recording> {
  const first = tab.events.length
  const zero = Date.now()
  const noted: Moment[] = []
  const moments: Moment[] = []
  const notePage = async () => void moments.push(...(await tab.evaluate<Moment[]>(MOMENTS)))
  await doing({ note: (name) => noted.push({ name, at: Date.now() - zero }), notePage })
  await quiet(tab)
  await notePage()
  return {
    files: filesOf(tab.events.slice(first), zero),
    moments: [
      ...noted,
      ...moments.map(({ name, at }) => ({ name, at: at - zero })).filter(({ at }) => at >= 0),
    ].toSorted((some, others) => some.at - others.at),
  }
}

/** When the page was painted, islands woke and it came back, as times of day in milliseconds. */
const MOMENTS = `new Promise((resolve) => {
  const painted = []
  new PerformanceObserver((list) => painted.push(...list.getEntries()))
    .observe({ type: 'largest-contentful-paint', buffered: true })
  const moment = (name, { startTime }) => ({ name, at: performance.timeOrigin + startTime })
  setTimeout(() => resolve([
    ...performance.getEntriesByName('first-contentful-paint').map((it) => moment('first paint', it)),
    ...painted.slice(-1).map((it) => moment('LCP', it)),
    ...performance.getEntriesByType('mark').filter(({ name }) => name !== 'shown')
      .map((it) => moment(it.name, it)),
  ]), 100)
})`

/** Settles once nothing has been asked for or answered for half a second. */
async function quiet(tab: PhoneTab): Promise<void> {
  for (let seen = -1; seen !== tab.events.length;) {
    seen = tab.events.length
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
}

function filesOf(events: ProtocolEvent[], zero: number): LoadedFile[] {
  return events
    .filter(({ method }) => method === 'Network.requestWillBeSent')
    .flatMap(({ params: sent, prepared }) => {
      const about = events.filter(({ params }) => params.requestId === sent.requestId)
      const find = (method: string) => about.find((event) => event.method === `Network.${method}`)
      const response = find('responseReceived')?.params
      const finished = find('loadingFinished')?.params
      if (sent.request.url.startsWith('data:') || !response || !finished) return []
      const toZero = sent.wallTime - sent.timestamp - zero / 1000
      const at = (timestamp: number) => (timestamp + toZero) * 1000
      const { requestTime, receiveHeadersEnd } = response.response.timing ?? {}
      const cached = response.response.fromDiskCache || find('requestServedFromCache') !== undefined
      const confirmed = find('responseReceivedExtraInfo')?.params.statusCode === 304
      const bytes = finished.encodedDataLength - response.response.encodedDataLength
      return {
        name: nameOf(sent.request.url),
        kind: kindOf(response.type),
        start: at(sent.timestamp),
        // What comes from the cache tells the times of when it was loaded.
        firstByte: cached ? at(sent.timestamp) : at(requestTime) + receiveHeadersEnd,
        end: at(finished.timestamp),
        bytes: cached || confirmed ? 0 : bytes,
        from: confirmed ? 'confirmed' : cached ? 'cache' : 'network',
        prepared,
      }
    })
}

function nameOf(url: string): string {
  const { pathname } = new URL(url)
  return pathname.replace('/assets/', '').replace(/-.{8}(?=\.\w+$)/, '')
}

function kindOf(type: string): LoadedFile['kind'] {
  return kinds.find((kind) => kind === type) ?? 'Other'
}

const kinds = ['Document', 'Script', 'Stylesheet', 'Font', 'Image'] as const
