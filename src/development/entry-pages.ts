/* What the development server makes pages of; it brings the content, which changes without the code. */

export { fillContent } from '../content/load.tsx'
export { machineFileText } from '../discovery/machine-files.ts'
export { render } from '../render-page.tsx'
