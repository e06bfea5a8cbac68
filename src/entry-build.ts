import './content/fill-from-files.ts'

export { addresses, notFoundAddresses } from './addresses.ts'
export { machineFileText } from './discovery/machine-files.ts'
export { render } from './render-page.tsx'
export { sharingPictures } from './sharing/sharing-picture.tsx'
