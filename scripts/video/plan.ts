import { locales, type Locale } from '../../src/locales.ts'
import { captionsOf } from './captions.ts'
import { readConversations, type Conversations } from './conversation.ts'
import { fingerprintOfRenderer, fingerprintOfVideo } from './fingerprint.ts'
import { timelineOf, type Timeline } from './timeline.ts'

/** What should lie in the repository by what the content says now. */
export interface Plan {
  conversations: Conversations
  timeline: Timeline
  /** Of what each video has to be rendered from. */
  fingerprints: Record<Locale, string>
  /** WebVTT. */
  captions: Record<Locale, string>
}

/**
 * @param root of the repository
 * @throws where the content of the section is wrong
 */
export async function planVideos(root: string): Promise<Plan> {
  const conversations = await readConversations(root)
  const timeline = timelineOf(locales.map((locale) => conversations[locale].messages))
  const renderer = await fingerprintOfRenderer(root)
  return {
    conversations,
    timeline,
    fingerprints: perLocale((locale) =>
      fingerprintOfVideo(renderer, conversations[locale], timeline),
    ),
    captions: perLocale((locale) => captionsOf(conversations[locale], timeline)),
  }
}

export function perLocale<Value>(of: (locale: Locale) => Value): Record<Locale, Value> {
  return Object.fromEntries(locales.map((locale) => [locale, of(locale)])) as Record<Locale, Value>
}
