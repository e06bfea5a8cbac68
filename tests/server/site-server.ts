import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createSiteServer } from '../../server/site-server.ts'
import { fixtureBuild } from '../fixtures/fixture-site.ts'
import { builtPolicy } from '../hosting/built-policy.ts'
import type { RunningServer } from '../hosting/nginx-server.ts'

/** Starts the server of `npm start` on a free port. */
export async function startOwnServer(): Promise<RunningServer> {
  const { brazilianDomainMarker, securityHeaders } = builtPolicy()
  const server = createSiteServer({
    folder: fixtureBuild,
    brazilianDomainMarker,
    securityHeaders: () => securityHeaders,
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
