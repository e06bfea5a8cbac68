/* What the development server makes pages of; it brings the content, which changes without the code. */

export { fillContent } from '../content/load.tsx'
export { machineFileText } from '../seo/machine-files.ts'
export { render } from '../entry-server.tsx'
