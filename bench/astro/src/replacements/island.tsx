import type { ComponentType, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { IslandName } from '../../../../src/islands/schedule-hydration.ts'
import {
  LanguageProvider,
  useLanguage,
  type Language,
  type WordsPart,
} from '../../../../src/language.tsx'

/** The data that `[...path].astro` needs to insert an Astro island. */
export interface Placeholder {
  name: IslandName
  language: Language
  props: object
  /** Static HTML by slot name. */
  slots: Record<string, string>
}

/** Replaces `island` of the site, so that React renders a placeholder for each island. */
export function island<Props extends object>(
  name: IslandName,
  _Island: ComponentType<Props>,
  { words }: { when: string; words: readonly WordsPart[] },
) {
  return function IslandPlaceholder(own: { props: Props; slots?: Record<string, ReactNode> }) {
    const language = useLanguage()
    const parts = [...words, 'error'] as const
    const placeholder: Placeholder = {
      name,
      language: {
        ...language,
        words: Object.fromEntries(parts.map((part) => [part, language.words[part]])),
      },
      props: own.props,
      slots: Object.fromEntries(
        Object.entries(own.slots ?? {}).map(([slot, node]) => [
          slot,
          renderToStaticMarkup(<LanguageProvider language={language}>{node}</LanguageProvider>),
        ]),
      ),
    }
    const html = `<island-placeholder>${JSON.stringify(placeholder)}</island-placeholder>`
    return <div className="island" data-island={name} dangerouslySetInnerHTML={{ __html: html }} />
  }
}

/** Splits a page at its placeholders. */
export function splitAtIslands(body: string): { html: string; island: Placeholder | undefined }[] {
  const parts = body.split(/<island-placeholder>(.*?)<\/island-placeholder>/s)
  return parts
    .filter((_, index) => index % 2 === 0)
    .map((html, index) => {
      const json = parts[index * 2 + 1]
      return { html, island: json === undefined ? undefined : JSON.parse(json) }
    })
}
