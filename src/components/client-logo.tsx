import { clientLogo } from '../settings/client-logos.ts'
import { logoName } from '../content/logo.ts'
import { logoSize } from '../content/logo-size.ts'

/** Lower bound for the average letter of a client without a logo, in pixels. */
const LETTER = 11

/** The width at which a client is shown, in pixels; a lower bound if it has no logo. */
export function logoWidth(client: string): number {
  const ratio = clientLogo(client)?.ratio
  return ratio === undefined ? client.length * LETTER : logoSize(ratio).width
}

interface ClientLogoProps {
  client: string
  /** Name of the logo; it is decorative without one. */
  description?: string
  /**
   * Whether the logo is drawn here, as `client-<name>`. A page draws each logo once; where it shows
   * it again, it refers to that drawing.
   */
  isOriginal?: boolean
  /** When a logo that is a picture is loaded; `eager` on the first screen. */
  loading?: 'lazy' | 'eager'
}

/** The logo of a client, or else its name. */
export function ClientLogo(props: ClientLogoProps) {
  const { client, description, isOriginal = false, loading = 'lazy' } = props
  const logo = clientLogo(client)
  if (logo?.kind === 'picture') {
    const { url, ratio } = logo
    return <img src={url} alt={description ?? ''} {...logoSize(ratio)} loading={loading} />
  }
  const naming = description === undefined ? {} : { role: 'img', 'aria-label': description }
  if (!logo) {
    return (
      <span className="wordmark" {...naming}>
        <span aria-hidden={description === undefined ? undefined : true}>{client}</span>
      </span>
    )
  }
  const id = `client-${logoName(client)}`
  const size = logoSize(logo.ratio)
  const attributes = {
    ...size,
    ...(description === undefined ? { 'aria-hidden': true } : naming),
  }
  if (!isOriginal) {
    return (
      <svg viewBox={`0 0 ${size.width} ${size.height}`} {...attributes}>
        <use href={`#${id}`} />
      </svg>
    )
  }
  // The markup contains only what `content/logo.ts` allows: elements and attributes that draw.
  const { viewBox, markup } = logo.draw(`${id}-`)
  return (
    <svg id={id} viewBox={viewBox} {...attributes} dangerouslySetInnerHTML={{ __html: markup }} />
  )
}
