import './content/fill-from-files.ts'

export { addresses, notFoundAddresses } from './urls.ts'
export { machineFileText } from './seo/machine-files.ts'
export { render } from './entry-server.tsx'
export { sharingPictures } from './og-image/og-image.tsx'
