import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createSiteServer } from '../../server/site-server.ts'
import { metadataFiles } from '../../src/urls.ts'
import { builtFiles } from '../fixtures/built-files.ts'
import { fixtureBuild } from '../fixtures/fixture-site.ts'

const files = Object.entries(metadataFiles)

describe('the build as it is served', () => {
  test.each(files)('has %s as %s', async (path, type) => {
    const server = createSiteServer({ folder: fixtureBuild, brazilianDomainMarker: '.com.br' })
    const answer = await fetch((await started(server)) + path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe(type)
    expect(await answer.text()).toBe(builtFiles(path.slice(1))[0]?.text)
  })
})

async function started(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
