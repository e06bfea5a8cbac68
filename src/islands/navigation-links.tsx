import * as Tooltip from '@radix-ui/react-tooltip'
import { NavigationIcon, type NavigationIconName } from '../components/navigation-icon.tsx'

export interface NavigationLink {
  name: NavigationIconName
  label: string
  href: string
}

/** The links of the floating navigation with tooltips: 700 ms, then 300 ms (specification, section 9). */
export function NavigationLinks({ links }: { links: NavigationLink[] }) {
  return (
    <Tooltip.Provider delayDuration={700} skipDelayDuration={300}>
      <ul>
        {links.map(({ name, label, href }) => (
          <li key={name}>
            <Tooltip.Root>
              <Tooltip.Trigger asChild>
                {/* The script of the page sets aria-current, hydrated or not. */}
                <a href={href} suppressHydrationWarning>
                  <NavigationIcon name={name} />
                  <span>{label}</span>
                </a>
              </Tooltip.Trigger>
              {/* No portal: outside this element it would be in no landmark. */}
              <Tooltip.Content className="tooltip" sideOffset={8} collisionPadding={8}>
                {label}
              </Tooltip.Content>
            </Tooltip.Root>
          </li>
        ))}
      </ul>
    </Tooltip.Provider>
  )
}
