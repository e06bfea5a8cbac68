import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { globSync } from 'tinyglobby'
import { locales, type Locale } from '../../src/locales.ts'
import { formatCaptions } from './captions.ts'
import { readConversations, type Conversations } from './conversation.ts'
import { fileNames, readRecord, createRecord, VIDEO_FOLDER } from './files.ts'
import { planTimeline, type Timeline } from './timeline.ts'

export interface Plan {
  conversations: Conversations
  timeline: Timeline
  /** In WebVTT format. */
  captions: Record<Locale, string>
}

/**
 * Plans the videos for the repository at the path `root`.
 * @throws ContentError if a conversation is invalid
 */
export async function planVideos(root: string): Promise<Plan> {
  const conversations = await readConversations(root)
  const timeline = planTimeline(locales.map((locale) => conversations[locale].messages))
  const captions = Object.fromEntries(
    locales.map((locale) => [locale, formatCaptions(conversations[locale], timeline)]),
  ) as Plan['captions']
  return { conversations, timeline, captions }
}

/**
 * Checks whether the demo videos show the current content.
 *
 * @param root path of the repository
 * @returns the exit code, and the message to print
 */
export async function checkVideos(root: string): Promise<{ exitCode: 0 | 1; message: string }> {
  const plan = await planVideos(root)
  const record = await readRecord(root)
  const wanted = createRecord(plan.timeline, await hashVideos(root, plan))
  if (JSON.stringify(record) === JSON.stringify(wanted)) {
    return { exitCode: 0, message: 'The demo videos show what the content says.' }
  }
  const stale = locales.filter((locale) => record.videos[locale] !== wanted.videos[locale])
  const files = (stale.length > 0 ? stale : locales).map(
    (locale) => `content/${locale}/chatbot.mdx`,
  )
  return {
    exitCode: 1,
    message:
      `The demo video is older than the logo, the colours or the conversation in ${files.join(', ')}: ` +
      'run `npm run video` and commit what it writes, ' +
      'or start the workflow "video" on GitHub for your branch.',
  }
}

/** The files that determine how a frame looks. Their paths are not part of the hash. */
const stageFiles = [
  'scripts/video/render.ts',
  'scripts/video/stage/*',
  'content/logo.svg',
  'src/{settings/brand-logo,content/logo}.ts',
  'src/components/logo.tsx',
  'src/fonts/{bricolage-grotesque,instrument-sans}.woff2',
]

/**
 * Returns a hash of each video's inputs and output files. A missing or edited output file changes
 * the hash, too.
 */
export async function hashVideos(root: string, plan: Plan): Promise<Record<Locale, string>> {
  const read = (file: string) => readFile(path.join(root, file))
  const stage = await Promise.all(globSync(stageFiles, { cwd: root }).toSorted().map(read))
  const tokens = usedTokens(
    await readFile(path.join(root, 'src/styles/tokens.css'), 'utf8'),
    await readFile(path.join(root, 'scripts/video/stage/stage.css'), 'utf8'),
  )
  const hashes = locales.map(async (locale) => {
    const { assistant, status, messages } = plan.conversations[locale]
    const words = { assistant, status, messages, captions: plan.captions[locale] }
    const hash = createHash('sha256')
    hash.update(JSON.stringify({ words, timeline: plan.timeline, tokens }))
    for (const file of stage) hash.update(file)
    for (const name of Object.values(fileNames(locale))) {
      hash.update(await read(`${VIDEO_FOLDER}/${name}`).catch(() => 'missing'))
    }
    return [locale, hash.digest('hex').slice(0, 16)]
  })
  return Object.fromEntries(await Promise.all(hashes)) as Record<Locale, string>
}

/** The declarations of the tokens that a stylesheet uses, directly or through other tokens. */
function usedTokens(tokens: string, css: string): string[] {
  return Array.from(css.matchAll(/var\((--[\w-]+)\)/g), ([, name = '']) => {
    const [declaration = ''] = new RegExp(`${name}:[^;]*;`).exec(tokens) ?? []
    return [declaration, ...usedTokens(tokens, declaration)]
  }).flat()
}
