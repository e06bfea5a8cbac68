import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'
import type { z } from 'zod'
import { ChatbotSchema, type Chatbot } from '../../src/sections/chatbot/schema.ts'
import { placeholderValues } from '../../src/content/facts.ts'
import { splitFrontMatter } from '../../src/content/front-matter.ts'
import { fill } from '../../src/content/placeholders.ts'
import { SiteSchema } from '../../src/content/site.ts'
import { planLimits, priceTables } from '../../src/generated/prices/index.ts'
import { locales, type Locale } from '../../src/locales.ts'

/** The demo video's conversation in one language, with its placeholders replaced. */
export type Conversation = Chatbot['conversation']

export type Conversations = Record<Locale, Conversation>

/**
 * Reads the conversation in every language.
 *
 * @param root the folder that contains `content/`
 * @throws ContentError if a file is missing or invalid
 */
export async function readConversations(root: string): Promise<Conversations> {
  const site = await readValid(root, 'site.yaml', SiteSchema)
  const entries = locales.map(async (locale) => {
    const { conversation } = await readValid(root, `${locale}/chatbot.mdx`, ChatbotSchema)
    const facts = placeholderValues(site, planLimits, priceTables[locale])
    const filled: unknown = JSON.parse(JSON.stringify(conversation), (_key, value: unknown) =>
      typeof value === 'string' ? fill(value, facts) : value,
    )
    return [locale, filled]
  })
  return Object.fromEntries(await Promise.all(entries)) as Conversations
}

/** Reads and validates a YAML file or the front matter of an MDX file. */
async function readValid<T>(root: string, name: string, schema: z.ZodType<T>): Promise<T> {
  const file = path.join('content', name)
  try {
    const text = await readFile(path.join(root, file), 'utf8')
    const frontMatter = splitFrontMatter(text)
    return schema.parse(parse(frontMatter.state === 'found' ? frontMatter.yaml : text))
  } catch (cause) {
    throw new ContentError(`${file} is invalid; npx cli check-locales reports the line.`, { cause })
  }
}

export class ContentError extends Error {}
