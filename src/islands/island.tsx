import type { ComponentType, ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import {
  LanguageProvider,
  useLanguage,
  type Language,
  type WordsPart,
} from '../language.tsx'
import { toScriptJson } from '../script-json.ts'
import { IslandFallback, IslandRoot } from './island-root.tsx'
import type { IslandName } from './loaders.ts'
import { SlotContext } from './slot.tsx'

interface IslandOptions {
  /** When it wakes: near the screen, or under the pointer or the focus. */
  when: 'visible' | 'hover'
  /** The words that go to the browser with it. */
  words: readonly WordsPart[]
}

interface MarkedIslandProps<Props extends object> {
  props: Props
  /** Parts that need no script, by the names of the component's `Slot`s. */
  slots?: Readonly<Record<string, ReactNode>>
}

/**
 * Marks a component as one that wakes in the browser. In the build it is HTML
 * with its props and words beside it; `hydrate-islands.ts` finds the mark.
 */
export function island<Props extends object>(
  name: IslandName,
  Island: ComponentType<Props>,
  { when, words }: IslandOptions,
) {
  return function MarkedIsland({ props, slots = {} }: MarkedIslandProps<Props>) {
    const pageLanguage = useLanguage()
    const language = restrict(pageLanguage, [...words, 'error'])
    const staticHtml = (node: ReactNode, spoken = pageLanguage) =>
      renderToStaticMarkup(<LanguageProvider language={spoken}>{node}</LanguageProvider>)

    const slotHtml = Object.fromEntries(
      Object.entries(slots).map(([slot, node]) => [slot, staticHtml(node)]),
    )
    // A root of its own, so that the browser finds exactly what hydration expects.
    const html = withoutRadixStyles(
      renderToString(
        <SlotContext value={slotHtml}>
          <IslandRoot Island={Island} language={language} props={props} />
        </SlotContext>,
        { identifierPrefix: name },
      ),
    )
    return (
      <div className="island" data-island={name} data-when={when}>
        <div data-root="" dangerouslySetInnerHTML={{ __html: html }} />
        <script
          type="application/json"
          dangerouslySetInnerHTML={{ __html: toScriptJson({ language, props }) }}
        />
        <template dangerouslySetInnerHTML={{ __html: staticHtml(<IslandFallback />, language) }} />
      </div>
    )
  }
}

function restrict({ words, ...language }: Language, parts: readonly WordsPart[]): Language {
  return { ...language, words: Object.fromEntries(parts.map((part) => [part, words[part]])) }
}

/**
 * The Content-Security-Policy blocks style attributes. Radix sets these again in
 * the browser; until then our styles say the same. In development they stay:
 * React compares them there.
 */
function withoutRadixStyles(html: string): string {
  if (import.meta.env.DEV) return html
  return html.replaceAll(/ style="(?:outline:none|animation-duration:0s)"/g, '')
}
