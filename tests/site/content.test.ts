import { expect, test } from 'vitest'
import { checkVideos } from '../../video/check.ts'
import { repository, runCli } from '../cli/run-cli.ts'

/*
 * The site's own content, by what is true of any content: the commands that a writer runs find
 * nothing wrong. Warnings, such as a translation to be looked at, are no failure.
 */

test.each([
  { command: 'check-locales', finds: 'no error' },
  { command: 'check-links', finds: 'no problem' },
  { command: 'prices --check', finds: 'no table out of date' },
])(
  'npx cli $command finds $finds',
  async ({ command }) => {
    const { code, stdout, stderr } = await runCli(...command.split(' '), '--root', repository)
    expect(code, `npx cli ${command}\n\n${stdout}${stderr}`).toBe(0)
  },
  120_000,
)

test('the demo videos show the conversation of each language', async () => {
  const { code, said } = await checkVideos(repository)
  expect(code, said).toBe(0)
})
