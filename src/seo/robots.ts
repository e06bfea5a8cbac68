import { publicAddress } from './canonical-url.ts'

/** Every robot is welcome everywhere; what should not be listed says so itself. */
export function robots(): string {
  return ['User-agent: *', 'Allow: /', '', `Sitemap: ${publicAddress('/sitemap.xml')}`, ''].join(
    '\n',
  )
}
