import { checkContent } from '../../../cli/core/check-content.ts'
import type { Finding } from '../../../cli/core/rule.ts'
import { ContentCopy } from '../../../cli/core/self-test.ts'
import { fixtureContent } from '../../fixtures/fixture-site.ts'
import { readContent, textOf, type Content } from './content.ts'

/** A copy of the fixture's content in a folder of its own, to plant faults in and take them out again. */
export interface FaultyCopy {
  content: Content
  /** What the checker says with these files changed; afterwards they are as they were. */
  check(changes: Content): Promise<readonly Finding[]>
  remove(): Promise<void>
}

export async function makeFaultyCopy(): Promise<FaultyCopy> {
  const copy = await ContentCopy.of(fixtureContent)
  const content = await readContent(copy.root)
  return {
    content,
    async check(changes) {
      try {
        for (const [file, text] of changes) await copy.write(file, text)
        return (await checkContent(copy.root)).findings
      } finally {
        for (const file of changes.keys()) await copy.write(file, textOf(content, file))
      }
    },
    remove: () => copy.remove(),
  }
}
