import './content/fill-from-files.ts'

export { pageUrls, notFoundUrls } from './urls.ts'
export { metadataFileText } from './seo/metadata-files.ts'
export { render } from './entry-server.tsx'
export { ogImages } from './og-image/og-image.tsx'
