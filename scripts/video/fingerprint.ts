import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { globSync } from 'tinyglobby'
import type { Conversation } from './conversation.ts'
import type { Timeline } from './timeline.ts'

/** Files whose change changes the picture: the stage with its parts, and how it is photographed. */
const RENDERER = [
  'scripts/video/render.ts',
  'scripts/video/stage/*',
  'src/components/logo.tsx',
  'src/components/logo-drawing.ts',
  'src/fonts/{bricolage-grotesque,instrument-sans}.woff2',
]

/** A fingerprint of the renderer, the same on every system. */
export async function fingerprintOfRenderer(root: string): Promise<string> {
  const files = globSync(RENDERER, { cwd: root }).toSorted()
  const parts = files.map(async (file) => {
    const content = await readFile(path.join(root, file))
    return `${file} ${digest(file.endsWith('.woff2') ? content : withoutReturns(content))}`
  })
  return digest([...(await Promise.all(parts)), ...(await usedTokens(root))].join('\n'))
}

/** A fingerprint of what a video is rendered from. */
export function fingerprintOfVideo(
  renderer: string,
  { assistant, status, messages }: Conversation,
  timeline: Timeline,
): string {
  return digest(JSON.stringify({ renderer, assistant, status, messages, timeline }))
}

/** A fingerprint of one file as it lies on disk; undefined where it does not. */
export async function fingerprintOfFile(file: string): Promise<string | undefined> {
  return readFile(file).then(digest, () => undefined)
}

export function digest(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}

/** The tokens that the stage uses, and those that they use: a change of another one changes no picture. */
async function usedTokens(root: string): Promise<string[]> {
  const [tokens = '', stage = ''] = await Promise.all(
    ['src/styles/tokens.css', 'scripts/video/stage/stage.css'].map((file) =>
      readFile(path.join(root, file), 'utf8'),
    ),
  )
  const declared = Array.from(
    tokens.matchAll(/^\s*(--[\w-]+):\s*([^;]+);/gm),
    ([, name, value]) => ({
      name,
      value: value?.replaceAll(/\s+/g, ' ') ?? '',
    }),
  )
  // A set visits what is added to it on the way.
  const used = new Set(namesIn(stage))
  for (const name of used) {
    for (const token of declared) {
      if (token.name === name) for (const other of namesIn(token.value)) used.add(other)
    }
  }
  return declared
    .filter(({ name }) => name !== undefined && used.has(name))
    .map(({ name, value }) => `${name} ${value}`)
}

function namesIn(css: string): string[] {
  return Array.from(css.matchAll(/var\((--[\w-]+)\)/g), ([, name = '']) => name)
}

/** Git may write line ends of its own on Windows. */
function withoutReturns(content: Uint8Array): Uint8Array {
  return content.filter((byte) => byte !== 0x0d)
}
