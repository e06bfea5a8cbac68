import { expect, onTestFinished, test, vi } from 'vitest'
import { Netlify } from '../../platforms/host-stand-ins.ts'

test('a rollback to the deploy that is served does not delete it', async () => {
  const host = await new Netlify().start()
  onTestFinished(host.stop)
  host.published.push({ id: 'current', files: new Map() })
  const { NETLIFY_API_URL, NETLIFY_SITE_ID, NETLIFY_AUTH_TOKEN } = host.settings()
  // Read when the module is loaded.
  vi.stubEnv('NETLIFY_API_URL', NETLIFY_API_URL)
  onTestFinished(() => void vi.unstubAllEnvs())
  const { netlifyHost } = await import('../../../scripts/publish/netlify.ts')
  const { rollBack } = netlifyHost({ NETLIFY_SITE_ID, NETLIFY_AUTH_TOKEN })
  expect(await rollBack('current')).toBe('current')
  expect(host.unknown).toEqual([])
})
