import * as Tabs from '@radix-ui/react-tabs'
import { useEffect, useLayoutEffect, useState, type MouseEvent } from 'react'
import { solutionNames, tabAnchor, type SolutionName } from '../solution-names.ts'
import { navigationType } from '../../../islands/navigation-type.ts'
import { Slot } from '../../../islands/slot.tsx'

interface SolutionsTabsProps {
  /** The section's anchor. */
  anchor: string
  /** The id of the section's heading, which labels the tab list. */
  titleId: string
  tabs: Record<SolutionName, string>
}

interface OpenTab {
  active: SolutionName
  /**
   * Whether to scroll to the active panel; false after the visitor selects a tab, and after the
   * page is reloaded or opened from the session history.
   */
  scrollTo: boolean
}

const first: OpenTab = { active: 'ai-agents', scrollTo: false }

/** The three solutions as tabs, each with its own URL fragment, such as `#solucoes/data-squad`. */
export function SolutionsTabs({ anchor, titleId, tabs }: SolutionsTabsProps) {
  const [{ active, scrollTo }, open] = useState(first)

  // A layout effect, because the stylesheet shows the panel from the URL only until hydration.
  useLayoutEffect(() => {
    const follow = (hash: string, scroll: boolean) => {
      if (!hash.startsWith(`#${anchor}/`)) return
      const named = solutionNames.find((name) => hash === `#${tabAnchor(anchor, name)}`)
      open(named === undefined ? first : { active: named, scrollTo: scroll })
    }
    // Not `location.hash`, because the page may already have replaced an unknown fragment.
    const followLink = ({ newURL }: HashChangeEvent) => follow(new URL(newURL).hash, true)
    // After a reload or a history navigation, the browser restores the scroll position.
    follow(location.hash, !['reload', 'back_forward'].includes(navigationType()))
    addEventListener('hashchange', followLink)
    return () => removeEventListener('hashchange', followLink)
  }, [anchor])

  useEffect(() => {
    // The browser could not scroll to a hidden panel. Use the page's scroll behaviour: if a smooth
    // scroll is in progress, Chromium would add its remaining distance to an instant scroll.
    if (scrollTo) document.getElementById(tabAnchor(anchor, active))?.scrollIntoView()
  }, [anchor, active, scrollTo])

  const choose = (value: string) => {
    const chosen = value as SolutionName
    open({ active: chosen, scrollTo: false })
    history.replaceState(history.state, '', `#${tabAnchor(anchor, chosen)}`)
  }

  return (
    <Tabs.Root className="solutions-tabs" value={active} onValueChange={choose}>
      <Tabs.List className="tab-list" aria-labelledby={titleId}>
        {solutionNames.map((name) => (
          <Tabs.Trigger
            key={name}
            value={name}
            className="tab"
            data-anchor={tabAnchor(anchor, name)}
            // Radix makes the open tab focusable only on hydration, but the Tab key may be pressed
            // earlier.
            {...(name === active && { tabIndex: 0 })}
            onMouseDownCapture={preventRadixFocus}
            onClick={({ currentTarget }) => {
              currentTarget.focus()
              if (name !== active) choose(name)
            }}
          >
            {tabs[name]}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {solutionNames.map((name) => (
        // Always mounted, because all three panels are shown without JavaScript.
        <Tabs.Content key={name} value={name} className="panel" forceMount>
          <Slot name={name} />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  )
}

/**
 * Keeps Radix from focusing a tab on `mousedown`: browsers show a focus ring if a script sets the
 * focus. Most browsers focus a clicked tab natively, without a ring; Safari does not, so the click
 * handler focuses it.
 */
function preventRadixFocus(event: MouseEvent): void {
  const isPrimary = event.button === 0 && !event.ctrlKey
  if (isPrimary) event.stopPropagation()
}
