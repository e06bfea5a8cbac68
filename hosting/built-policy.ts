import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Site } from '../src/content/site.ts'
import { forbiddenAttributes, inlineHashes } from './inline-code.ts'
import type { HostingPolicy } from './policy.ts'
import { securityHeaders } from './security-headers.ts'

interface BuiltPolicyOptions {
  /** The built site. */
  folder: string
  /** Its files, relative to the folder. */
  files: string[]
  site: Site
  /** Origin of the Supabase project, where the form sends. */
  functionOrigin: string
}

/**
 * The policy of a build, with the hashes of the inline code in its pages.
 *
 * @throws where a page holds what the Content-Security-Policy would block
 */
export async function builtPolicy(options: BuiltPolicyOptions): Promise<HostingPolicy> {
  const { folder, files, site, functionOrigin } = options
  const pages = await Promise.all(
    files
      .filter((file) => file.endsWith('.html'))
      .map(async (file) => ({ file, html: await readFile(path.join(folder, file), 'utf8') })),
  )
  const blocked = pages.flatMap(({ file, html }) =>
    forbiddenAttributes(html).map((attribute) => `${file}: ${attribute}`),
  )
  if (blocked.length > 0) {
    throw new Error(
      `The Content-Security-Policy would block these attributes; use a class or a listener:\n${blocked.join('\n')}`,
    )
  }
  return {
    brazilianDomainMarker: site.brazilianDomainMarker,
    securityHeaders: securityHeaders({
      inline: inlineHashes(pages.map(({ html }) => html)),
      functionOrigin,
      flagOrigin: new URL(site.flags.service).origin,
    }),
  }
}
