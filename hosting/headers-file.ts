import type { HostingPolicy } from './hosting-policy.ts'
import { cacheLifetimes, HASHED_FOLDER } from './respond.ts'

/** Returns the content of the `_headers` file, which Netlify and Cloudflare support. */
export function headersFile({ securityHeaders }: HostingPolicy): string {
  const headers = Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}`)
  return `/*
${headers.join('\n')}

${HASHED_FOLDER}*
  Cache-Control: ${cacheLifetimes.hashed}
`
}
