import { pageUrls, notFoundUrls } from '../../../src/urls.ts'
import { fileStart } from '../../core/location.ts'
import { siteFolder } from '../site/read-site.ts'
import type { LinkRule } from './rule.ts'

/** Every address of the site has its page. */
export const missingPage: LinkRule = {
  id: 'missing-page',
  check({ files }) {
    return [...pageUrls, ...notFoundUrls]
      .filter(({ file }) => !files.has(file))
      .map(({ path, file, page }) => ({
        rule: 'missing-page',
        args: { address: page === 'notFound' ? `${path}*` : path },
        spot: { on: 'file', path: `${siteFolder}/${file}`, place: fileStart, component: PAGES },
      }))
  },
}

const PAGES = 'src/routes.tsx'
