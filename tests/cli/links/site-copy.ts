import type { TestContext } from 'vitest'
import { ContentCopy } from '../../../cli/core/self-test.ts'
import { fixtureSite } from '../../fixtures/fixture-site.ts'

/** A copy of the content and the build of the fixture site, in a temporary folder. */
export function makeSiteCopy(): Promise<ContentCopy> {
  return ContentCopy.of(fixtureSite, ['content', 'dist'])
}

/** A copy that is removed after the test. */
export async function siteCopyFor({ onTestFinished }: TestContext): Promise<ContentCopy> {
  const copy = await makeSiteCopy()
  onTestFinished(() => copy.remove())
  return copy
}
