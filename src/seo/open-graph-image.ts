import type { PageUrl } from '../urls.ts'
import { publicAddress } from './canonical-url.ts'

/** Pixels: the size that social networks show in full width. */
export const sharingPictureSize = { width: 1200, height: 630 } as const

/** The picture that stands for a page where it is shared. */
export function ogImage({ page, locale }: Pick<PageUrl, 'page' | 'locale'>): string {
  return publicAddress(`/og/${page}-${locale}.png`)
}
