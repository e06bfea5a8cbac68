import { site } from '../settings/site-settings.ts'
import type { Locale } from '../locales.ts'

/** Simplified flags, 24 by 16 units, keyed by country code. */
const drawings: Record<string, { color: string; path: string }[]> = {
  br: [
    { color: '#009739', path: 'M0 0h24v16H0Z' },
    { color: '#fedd00', path: 'M12 1.8 22 8l-10 6.2L2 8Z' },
    { color: '#012169', path: 'M12 4.5a3.5 3.5 0 1 0 .01 0Z' },
  ],
  pt: [
    { color: '#da291c', path: 'M0 0h24v16H0Z' },
    { color: '#046a38', path: 'M0 0h9.6v16H0Z' },
    { color: '#ffe900', path: 'M9.6 4.6a3.4 3.4 0 1 0 .01 0Z' },
    { color: '#da291c', path: 'M8 6.2h3.2v2a1.6 1.6 0 0 1-3.2 0Z' },
  ],
  gb: [
    { color: '#012169', path: 'M0 0h24v16H0Z' },
    {
      color: '#ffffff',
      path: 'M0 0h3l21 14v2h-3L0 2ZM24 0h-3L0 14v2h3L24 2ZM9.5 0h5v16h-5ZM0 5.5h24v5H0Z',
    },
    {
      color: '#c8102e',
      path: 'M0 0h1.4L24 15v1h-1.4L0 1ZM24 0h-1.4L0 15v1h1.4L24 1ZM10.5 0h3v16h-3ZM0 6.5h24v3H0Z',
    },
  ],
  us: [
    { color: '#ffffff', path: 'M0 0h24v16H0Z' },
    {
      color: '#b31942',
      path: 'M0 0h24v1.2H0ZM0 2.5h24v1.2H0ZM0 4.9h24v1.3H0ZM0 7.4h24v1.2H0ZM0 9.8h24v1.3H0ZM0 12.3h24v1.2H0ZM0 14.8h24V16H0Z',
    },
    { color: '#0a3161', path: 'M0 0h10v8.6H0Z' },
  ],
  es: [
    { color: '#aa151b', path: 'M0 0h24v16H0Z' },
    { color: '#f1bf00', path: 'M0 4h24v8H0Z' },
    { color: '#aa151b', path: 'M6 6h3.2v2.7a1.6 1.6 0 0 1-3.2 0Z' },
  ],
}

/**
 * A flag image from an external service, on top of a drawn fallback. Its `alt` is empty, so that
 * browsers do not show a broken-image icon if the image fails to load. Safari shows a frame until
 * `removeBrokenFlags` removes the image.
 */
export function Flag({ locale }: { locale: Locale }) {
  const country = site.flags.countries[locale]
  return (
    <span className="flag">
      <svg viewBox="0 0 24 16" aria-hidden="true">
        {drawings[country]?.map(({ color, path }) => (
          <path key={path} fill={color} d={path} />
        ))}
      </svg>
      <img src={site.flags.service.replace('{country}', country)} alt="" fetchPriority="low" />
    </span>
  )
}
