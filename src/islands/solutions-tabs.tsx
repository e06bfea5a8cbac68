import * as Tabs from '@radix-ui/react-tabs'
import { useEffect, useLayoutEffect, useState, type MouseEvent } from 'react'
import { anchors, solutionAnchor, solutionNames, type SolutionName } from '../anchors.ts'
import { hasReturned } from './arrival.ts'
import { Slot } from './slot.tsx'

interface SolutionsTabsProps {
  /** What the group of tabs is called, read aloud. */
  label: string
  tabs: Record<SolutionName, string>
}

interface OpenTab {
  active: SolutionName
  /** Whether its panel comes into view: who chooses a tab, or comes back, stays where they are. */
  intoView: boolean
}

const first: OpenTab = { active: 'ai-agents', intoView: false }

/** The three solutions as tabs, each with an address: `#solucoes/data-squad`. */
export function SolutionsTabs({ label, tabs }: SolutionsTabsProps) {
  const [{ active, intoView }, open] = useState(first)

  // Before the island counts as awake: its panel is then the one that the address shows already.
  useLayoutEffect(() => {
    const follow = (hash: string, wanted: boolean) => {
      if (!hash.startsWith(`#${anchors.solutions}/`)) return
      const named = solutionInHash(hash)
      open(named === undefined ? first : { active: named, intoView: wanted })
    }
    // The page may have changed an address that names no tab by now.
    const followLink = ({ newURL }: HashChangeEvent) => follow(new URL(newURL).hash, true)
    // Who comes back is where they were, which may be far from the tabs.
    follow(location.hash, !hasReturned())
    addEventListener('hashchange', followLink)
    return () => removeEventListener('hashchange', followLink)
  }, [])

  useEffect(() => {
    // The browser could not scroll to a panel that was not shown yet. As the page does: while it
    // travels smoothly, Chromium would add the rest of the way to a jump.
    if (intoView) document.getElementById(solutionAnchor(active))?.scrollIntoView()
  }, [active, intoView])

  const choose = (value: string) => {
    const chosen = value as SolutionName
    open({ active: chosen, intoView: false })
    history.replaceState(history.state, '', `#${solutionAnchor(chosen)}`)
  }

  return (
    <Tabs.Root className="solutions-tabs" value={active} onValueChange={choose}>
      <Tabs.List className="tab-list" aria-label={label}>
        {solutionNames.map((name) => (
          <Tabs.Trigger
            key={name}
            value={name}
            className="tab"
            data-anchor={solutionAnchor(name)}
            onMouseDownCapture={leaveFocusToBrowser}
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
        // Mounted even when not shown: without scripts all three are.
        <Tabs.Content key={name} value={name} className="panel" forceMount>
          <Slot name={name} />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  )
}

/**
 * Radix would focus a tab that is pressed, and browsers ring what a script focuses. Most focus it
 * themselves, without a ring, which opens it; Safari does not, and there the click does both.
 */
function leaveFocusToBrowser(event: MouseEvent): void {
  const isPress = event.button === 0 && !event.ctrlKey
  if (isPress) event.stopPropagation()
}

function solutionInHash(hash: string): SolutionName | undefined {
  return solutionNames.find((name) => hash === `#${solutionAnchor(name)}`)
}
