import { expect, onTestFinished, test } from 'vitest'
import { netlifyHost } from '../../../scripts/publish/netlify.ts'
import { Netlify } from '../../platforms/hosts/netlify.ts'

test('a rollback succeeds if the deploy that it replaces cannot be deleted', async () => {
  const host = await new Netlify().start()
  onTestFinished(host.stop)
  for (const id of ['earlier', 'current']) host.published.push({ id, files: new Map() })
  const { NETLIFY_API_URL, NETLIFY_SITE_ID, NETLIFY_AUTH_TOKEN } = host.settings()
  const { rollBack } = netlifyHost({ NETLIFY_SITE_ID, NETLIFY_AUTH_TOKEN }, NETLIFY_API_URL)
  // The second rollback replaces no deploy.
  for (const to of ['earlier', 'earlier']) expect(await rollBack(to)).toBe(to)
  expect(host.unknown).toEqual(['DELETE /deploys/current'])
})
