import siteYaml from '../content/site.yaml?raw'
import { fillContent, type MdxModule } from './content/load.tsx'

export { addresses, notFoundAddresses } from './addresses.ts'
export { machineFileText } from './discovery/machine-files.ts'
export { render } from './render-page.tsx'
export { sharingPictures } from './sharing/sharing-picture.tsx'

fillContent({
  modules: import.meta.glob<MdxModule>('/content/*/*.mdx', { eager: true }),
  site: siteYaml,
})
