import type { TestContext } from 'vitest'
import { ContentCopy } from '../../cli/self-test/content-copy.ts'
import { repository } from './run-cli.ts'

/** A copy of the repository's own content that goes away with the test. */
export async function copyContent({ onTestFinished }: TestContext): Promise<ContentCopy> {
  const copy = await ContentCopy.of(repository)
  onTestFinished(() => copy.remove())
  return copy
}
