import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'
import { ChatbotSchema, type Chatbot } from '../src/content/chatbot.ts'
import { factsFor } from '../src/content/facts.ts'
import { fill } from '../src/content/placeholders.ts'
import { SiteSchema } from '../src/content/site.ts'
import { priceTables } from '../src/generated/prices/index.ts'
import { locales, type Locale } from '../src/locales.ts'

/** The conversation of the demo video in one language, facts filled in. */
export type Conversation = Chatbot['conversation']

export type Conversations = Record<Locale, Conversation>

/**
 * Reads the conversation of every language.
 *
 * @param root the folder that holds `content/`
 * @throws where a file is missing or wrong; `npx cli check-locales` says where
 */
export async function readConversations(root: string): Promise<Conversations> {
  const site = SiteSchema.parse(parse(await readText(root, 'site.yaml')))
  const read = locales.map(async (locale) => {
    const [, frontMatter = ''] = (await readText(root, locale, 'chatbot.mdx')).split(/^---$/m)
    const words = ChatbotSchema.safeParse(parse(frontMatter))
    if (!words.success) {
      throw new Error(
        `content/${locale}/chatbot.mdx is not right: npx cli check-locales says where`,
      )
    }
    const facts = factsFor(locale, site, priceTables[locale])
    return [locale, fillAll(words.data.conversation, facts)] as const
  })
  return Object.fromEntries(await Promise.all(read)) as Conversations
}

function fillAll(words: Conversation, facts: Record<string, string>): Conversation {
  return JSON.parse(JSON.stringify(words), (_key, value: unknown) =>
    typeof value === 'string' ? fill(value, facts) : value,
  ) as Conversation
}

async function readText(root: string, ...names: string[]): Promise<string> {
  const text = await readFile(path.join(root, 'content', ...names), 'utf8')
  return text.replaceAll('\r\n', '\n')
}
