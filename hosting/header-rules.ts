import { cacheLifetimes, HASHED_FOLDER, type HostingPolicy } from './policy.ts'

/** A `_headers` file, which Netlify and Cloudflare read alike. */
export function headerRules({ securityHeaders }: HostingPolicy): string {
  const everywhere = Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}`)
  return `/*
${everywhere.join('\n')}

${HASHED_FOLDER}*
  Cache-Control: ${cacheLifetimes.hashed}
`
}
