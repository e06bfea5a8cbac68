import { notFoundUrls } from '../src/urls.ts'
import { headerRules } from './header-rules.ts'
import type { HostingPolicy } from './policy.ts'

/** Configuration for Netlify: files beside the published folder, and files in it. */
export function netlifyFiles(policy: HostingPolicy, edgeFunction: string): Record<string, string> {
  return {
    'netlify.toml': SETTINGS,
    'netlify/edge-functions/site.js': edgeFunction,
    'public/_headers': headerRules(policy),
    'public/_redirects': notFoundRules(),
  }
}

const SETTINGS = `# Written by \`npm run build\`; see docs/deploy.md.
[build]
  publish = "public"
  command = ""

# Pages have their pageUrls already.
[build.processing]
  skip_processing = true
`

/** The nearest 404 page for each folder; the one for the rest is \`404.html\` by itself. */
function notFoundRules(): string {
  return notFoundUrls
    .filter(({ path }) => path !== '/')
    .map(({ path, file }) => `${path}* /${file} 404\n`)
    .join('')
}
