import { clientLogo } from '../settings/client-logos.ts'
import { logoSize } from '../content/logo-size.ts'

/** Lower bound, in pixels, for the average letter width of a name that replaces a missing logo. */
const LETTER = 11

/** Returns the logo's width or, without a logo, a lower bound for the name's width, in pixels. */
export function logoWidth(client: string): number {
  const ratio = clientLogo(client)?.ratio
  return ratio === undefined ? client.length * LETTER : logoSize(ratio).width
}

interface ClientLogoProps {
  client: string
  /** Accessible name of the logo; without one, the logo is decorative. */
  description?: string
  /** Loading mode of the image; use `eager` above the fold. */
  loading?: 'lazy' | 'eager'
}

/** A client's logo, or the client's name if there is no logo. */
export function ClientLogo({ client, description, loading = 'lazy' }: ClientLogoProps) {
  const logo = clientLogo(client)
  if (logo) {
    const { url, ratio } = logo
    return <img src={url} alt={description ?? ''} {...logoSize(ratio)} loading={loading} />
  }
  const naming = description === undefined ? {} : { role: 'img', 'aria-label': description }
  return (
    <span className="wordmark" {...naming}>
      <span aria-hidden={description === undefined ? undefined : true}>{client}</span>
    </span>
  )
}
