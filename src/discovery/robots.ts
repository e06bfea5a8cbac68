import { publicAddress } from './public-address.ts'

/** Every robot is welcome everywhere; what should not be listed says so itself. */
export function robots(): string {
  return ['User-agent: *', 'Allow: /', '', `Sitemap: ${publicAddress('/sitemap.xml')}`, ''].join(
    '\n',
  )
}
