import { clientLogo } from '../settings/client-logos.ts'
import { logoName } from '../content/logo.ts'
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
  /**
   * Whether an inlined SVG is here, with the id `client-<name>`; its other occurrences on the page
   * refer to it with `<use>`.
   */
  isOriginal?: boolean
  /** Loading mode of a raster logo; use `eager` above the fold. */
  loading?: 'lazy' | 'eager'
}

/** A client's logo, or the client's name if there is no logo. */
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
  if (logo.kind === 'symbol' || !isOriginal) {
    return (
      <svg viewBox={`0 0 ${size.width} ${size.height}`} {...attributes}>
        <use href={logo.kind === 'symbol' ? logo.url : `#${id}`} />
      </svg>
    )
  }
  // The markup contains only what `content/logo.ts` allows: drawing elements and their attributes.
  const { viewBox, markup } = logo.draw(`${id}-`)
  return (
    <svg id={id} viewBox={viewBox} {...attributes} dangerouslySetInnerHTML={{ __html: markup }} />
  )
}
