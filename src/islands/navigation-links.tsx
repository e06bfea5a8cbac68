import * as Tooltip from '@radix-ui/react-tooltip'
import { NavigationIcon, type NavigationIconName } from '../components/navigation-icon.tsx'

export interface NavigationLink {
  name: NavigationIconName
  label: string
  href: string
}

/** The links of the floating bar with their tooltips: 700 ms, then 300 ms (specification, section 9). */
export function NavigationLinks({ links }: { links: NavigationLink[] }) {
  return (
    <Tooltip.Provider delayDuration={700} skipDelayDuration={300}>
      <ul>
        {links.map(({ name, label, href }) => (
          <li key={name}>
            <Tooltip.Root>
              <Tooltip.Trigger asChild>
                {/* The page marks the current item on its own, whether this island wakes or not. */}
                <a href={href} suppressHydrationWarning>
                  <NavigationIcon name={name} />
                  <span>{label}</span>
                </a>
              </Tooltip.Trigger>
              {/* No portal: beside the page's landmarks it would belong to none. */}
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
