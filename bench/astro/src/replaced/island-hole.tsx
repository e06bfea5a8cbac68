import type { ComponentType, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { IslandName } from '../../../../src/islands/hydrate-islands.ts'
import { createContext, useContext } from 'react'
import {
  LanguageProvider,
  useLanguage,
  type Language,
  type WordsPart,
} from '../../../../src/language.tsx'

/** What Astro needs to put an island into the hole that React left for it. */
export interface IslandInPage {
  name: IslandName
  language: Language
  props: object
  /** HTML of the parts that need no script. */
  slots: Record<string, string>
}

/** The islands of the page that is being rendered, in the order of the page. */
export const IslandsInPage = createContext<IslandInPage[]>([])

/** What React leaves where an island stands. */
export const HOLE = '<island-hole></island-hole>'

/** Stands for `island` of the site: the page is React's, its islands are Astro's. */
export function island<Props extends object>(
  name: IslandName,
  _Island: ComponentType<Props>,
  { words }: { when: string; words: readonly WordsPart[] },
) {
  return function MarkedIsland(marked: { props: Props; slots?: Record<string, ReactNode> }) {
    const language = useLanguage()
    const staticHtml = (node: ReactNode) =>
      renderToStaticMarkup(<LanguageProvider language={language}>{node}</LanguageProvider>)
    useContext(IslandsInPage).push({
      name,
      language: restrict(language, [...words, 'error']),
      props: marked.props,
      slots: Object.fromEntries(
        Object.entries(marked.slots ?? {}).map(([slot, node]) => [slot, staticHtml(node)]),
      ),
    })
    return <div className="island" data-island={name} dangerouslySetInnerHTML={{ __html: HOLE }} />
  }
}

function restrict({ words, ...language }: Language, parts: readonly WordsPart[]): Language {
  return { ...language, words: Object.fromEntries(parts.map((part) => [part, words[part]])) }
}
