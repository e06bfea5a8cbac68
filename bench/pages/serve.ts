import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createSiteServer } from '../../local/site-server.ts'
import { readSite } from '../../local/settings.ts'

/** Serves a built site as `npm start` does, at a free port. */
export async function serve(folder: string) {
  const { brazilianDomainMarker } = readSite(new URL('../../', import.meta.url))
  const server = createSiteServer({ folder, brazilianDomainMarker })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
