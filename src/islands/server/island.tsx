import type { ComponentType, ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { LanguageProvider, useLanguage, type Language, type WordsPart } from '../../language.tsx'
import { toScriptJson } from '../../components/script-json.ts'
import type { IslandName } from '../client/island-loaders.ts'
import { IslandRoot } from '../island-root.tsx'
import { SlotContext } from '../slot.tsx'

interface IslandOptions {
  /** When to hydrate: near the viewport or on interaction (`visible`), or on hover and focus. */
  when: 'visible' | 'hover'
  /** A media query for viewports on which hover and focus hydrate the island; by default, all. */
  media?: string
  /** The parts of `site.mdx` that the island uses, which are sent to the browser with its props. */
  words: readonly WordsPart[]
}

interface StaticIslandProps<Props extends object> {
  props: Props
  /** Static content for the component's `Slot`s, keyed by slot name. */
  slots?: Readonly<Record<string, ReactNode>>
  /** Shown below the static content if the island's script cannot be loaded. */
  fallback?: ReactNode
}

/**
 * Wraps a component for hydration in the browser. The build renders it as HTML, followed by its
 * props and texts as JSON; `schedule-hydration.ts` finds the island by `data-island`.
 */
export function island<Props extends object>(
  name: IslandName,
  Island: ComponentType<Props>,
  { when, media, words }: IslandOptions,
) {
  return function StaticIsland({ props, slots = {}, fallback }: StaticIslandProps<Props>) {
    const pageLanguage = useLanguage()
    const language = pickWords(pageLanguage, [...words, 'error'])
    const staticHtml = (node: ReactNode) =>
      renderToStaticMarkup(<LanguageProvider language={pageLanguage}>{node}</LanguageProvider>)

    const slotHtml = Object.fromEntries(
      Object.entries(slots).map(([slot, node]) => [slot, staticHtml(node)]),
    )
    // Render as a separate React root, so that the markup is exactly what hydration expects.
    const html = withoutRadixStyles(
      renderToString(
        <SlotContext value={slotHtml}>
          <IslandRoot Island={Island} language={language} props={props} />
        </SlotContext>,
        { identifierPrefix: name },
      ),
    )
    return (
      <div className="island" data-island={name} data-when={when} data-media={media}>
        <div data-root="" dangerouslySetInnerHTML={{ __html: html }} />
        <script
          type="application/json"
          dangerouslySetInnerHTML={{ __html: toScriptJson({ language, props }) }}
        />
        {fallback && <template dangerouslySetInnerHTML={{ __html: staticHtml(fallback) }} />}
      </div>
    )
  }
}

function pickWords({ words, ...language }: Language, parts: readonly WordsPart[]): Language {
  return { ...language, words: Object.fromEntries(parts.map((part) => [part, words[part]])) }
}

/** The style attributes that Radix Tabs renders. No prop turns off the attribute on the panels. */
const RADIX_STYLES = / style="(?:outline:none|animation-duration:0s)"/g

/**
 * Removes Radix's inline styles, which the Content-Security-Policy blocks. In development, they
 * remain, because React would otherwise report a hydration mismatch.
 */
function withoutRadixStyles(html: string): string {
  return import.meta.env.DEV ? html : html.replaceAll(RADIX_STYLES, '')
}
