import { checkContent } from '../../../cli/check-content.ts'
import type { Finding } from '../../../cli/finding.ts'
import { ContentCopy } from '../../../cli/self-test/content-copy.ts'
import { locales, sourceLocale } from '../../../src/locales.ts'
import { repository, runCli } from '../run-cli.ts'
import { filesOf, readContent, textOf, type Content } from './content.ts'
import type { Ground } from './fault.ts'
import { withMoreProse } from './more-prose.ts'

/** A copy of some content in a folder of its own, to plant faults in and take them out again. */
export interface FaultyCopy {
  content: Content
  /** What the checker says with these files changed; afterwards they are as they were. */
  check(changes: Content): Promise<readonly Finding[]>
  remove(): Promise<void>
}

export async function makeGrounds(): Promise<Record<Ground, FaultyCopy>> {
  const content = await ContentCopy.of(repository)
  const moreProse = await ContentCopy.of(repository)
  const more = withMoreProse(await readContent(moreProse.root))
  for (const file of filesOf(more)) await moreProse.write(file, textOf(more, file))
  await accept(moreProse)
  return { content: await groundIn(content), 'more-prose': await groundIn(moreProse) }
}

/** What was added to the source was added to the translations as well: none of them is stale. */
async function accept(copy: ContentCopy): Promise<void> {
  for (const locale of locales.filter((tag) => tag !== sourceLocale)) {
    const { code, stderr } = await runCli('accept', locale, '--all', '--root', copy.root)
    if (code !== 0) throw new Error(`the translations were not accepted:\n${stderr}`)
  }
}

async function groundIn(copy: ContentCopy): Promise<FaultyCopy> {
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
