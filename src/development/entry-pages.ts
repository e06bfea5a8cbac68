/* What the development server makes pages of; it brings the content, which changes without the code. */

export { fillContent } from '../content/load.tsx'
export { metadataFileText } from '../seo/metadata-files.ts'
export { render } from '../entry-server.tsx'
