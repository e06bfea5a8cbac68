import { expect, test } from 'vitest'
import { checkVideos } from '../../scripts/video/check.ts'
import { repository } from '../fixtures/fixture-site.ts'
import { runCli } from '../cli/run-cli.ts'

/*
 * Checks what must be true of any content on the site: the commands that writers run find no
 * errors. Warnings, such as stale translations, do not fail these tests.
 */

test.each([
  { command: 'check-locales', finds: 'no errors' },
  { command: 'check-links', finds: 'no problems' },
  { command: 'prices --check', finds: 'no stale tables' },
])(
  'npx cli $command finds $finds',
  async ({ command }) => {
    const { code, stdout, stderr } = await runCli([...command.split(' '), '--root', repository])
    expect(code, `npx cli ${command}\n\n${stdout}${stderr}`).toBe(0)
  },
  120_000,
)

test("each language's demo video shows the current conversation", async () => {
  const { exitCode, message } = await checkVideos(repository)
  expect(exitCode, message).toBe(0)
})
