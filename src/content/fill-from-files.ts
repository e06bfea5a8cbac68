/* Puts the files of `content/` behind the code of a build; development reads them by itself. */
import siteYaml from '../../content/site.yaml?raw'
import { fillContent, type MdxModule } from './load.tsx'

// Relative: who builds the same pages with something else has its root elsewhere.
const files = import.meta.glob<MdxModule>('../../content/*/*.mdx', { eager: true })
const modules = Object.fromEntries(
  Object.entries(files).map(([name, module]) => [name.replace('../..', ''), module]),
)

fillContent({ modules, site: siteYaml })
