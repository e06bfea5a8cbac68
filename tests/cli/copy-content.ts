import type { TestContext } from 'vitest'
import { ContentCopy } from '../../cli/checks/self-test.ts'
import { fixtureContent, fixtureSite } from '../../config/fixture-site.ts'

/** A copy of the content of the fixture site, which is deleted after the test. */
export async function copyContent({ onTestFinished }: TestContext): Promise<ContentCopy> {
  const copy = await ContentCopy.of(fixtureContent)
  onTestFinished(() => copy.remove())
  return copy
}

/** A copy of the content and the build of the fixture site, which is deleted after the test. */
export async function copySite({ onTestFinished }: TestContext): Promise<ContentCopy> {
  const copy = await makeSiteCopy()
  onTestFinished(() => copy.remove())
  return copy
}

export function makeSiteCopy(): Promise<ContentCopy> {
  return ContentCopy.of(fixtureSite, ['content', 'dist'])
}
