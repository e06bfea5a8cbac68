import * as Tooltip from '@radix-ui/react-tooltip'
import type { ComponentProps } from 'react'

/** Path data for the icons, each drawn in a 20-unit square. */
const icons = {
  home: 'M3 17V9l7-6 7 6v8M3 17h14M10 17v-4',
  about: 'M10 3v14M3 17h14M6 17v-3M14 17v-3M10 3l3 2-3 2',
  solutions: 'M4 15l4-5 3 3 5-8M16 5h-3M16 5v3M3 17.5h14',
  experts: 'M10 9a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM4 17c0-3.3 2.7-5.5 6-5.5s6 2.2 6 5.5',
  products: 'M3 4h14v9H9l-4 4v-4H3ZM7 8.5h.01M10 8.5h.01M13 8.5h.01',
  partners: 'M4 4h4v4H4ZM12 4h4v4h-4ZM4 12h4v4H4ZM12 12h4v4h-4ZM8 6h4M6 8v4M14 8v4M8 14h4',
  contact: 'M3 5h14v10H3ZM3 6l7 5 7-5',
} as const

export type NavigationIconName = keyof typeof icons

interface NavigationLink {
  name: NavigationIconName
  label: string
  href: string
}

/**
 * The links in the floating navigation. Their tooltips open after 700 ms, or at once within 300 ms
 * after another tooltip closes (specification, section 9).
 */
export function NavigationLinks({ links }: { links: NavigationLink[] }) {
  return (
    <Tooltip.Provider delayDuration={700} skipDelayDuration={300}>
      <ul>
        {links.map(({ name, label, href }) => (
          <li key={name}>
            <Tooltip.Root>
              <Tooltip.Trigger asChild>
                {/* floating-navigation.client.ts sets aria-current, before and after hydration. */}
                <NamedLink href={href} suppressHydrationWarning>
                  <svg className="stroked" viewBox="0 0 20 20" width="1.25rem" aria-hidden="true">
                    <path d={icons[name]} />
                  </svg>
                  <span className="visually-hidden">{label}</span>
                </NamedLink>
              </Tooltip.Trigger>
              {/* Hidden from screen readers, which read the same name in the link. */}
              <Tooltip.Content
                className="tooltip"
                aria-hidden
                side="bottom"
                sideOffset={8}
                collisionPadding={8}
              >
                {label}
              </Tooltip.Content>
            </Tooltip.Root>
          </li>
        ))}
      </ul>
    </Tooltip.Provider>
  )
}

/** A link without the description that Radix adds: the tooltip only repeats the link's name. */
function NamedLink({ 'aria-describedby': _description, children, ...props }: ComponentProps<'a'>) {
  return <a {...props}>{children}</a>
}
