import { close, listen } from '../../server/listen.ts'
import { createSiteServer } from '../../server/site-server.ts'
import { fixtureBuild } from '../fixtures/fixture-site.ts'
import { builtPolicy } from '../hosting/built-policy.ts'

export interface RunningServer {
  port: number
  stop: () => Promise<void>
}

/** Serves the fixture site as `npm start` does, on a free port. */
export async function startOwnServer(): Promise<RunningServer> {
  const { brazilianDomainMarker, securityHeaders } = builtPolicy()
  const server = createSiteServer({
    folder: fixtureBuild,
    brazilianDomainMarker,
    securityHeaders: () => securityHeaders,
  })
  return { port: await listen(server, 'PORT', 0), stop: () => close(server) }
}
