import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import type { HostingPolicy } from './policy.ts'

type EdgeEntry = 'cloudflare-worker' | 'netlify-function'

/** One file of code that runs at the edge of a host, with the policy of this build inside. */
export async function bundleEdge(entry: EdgeEntry, policy: HostingPolicy): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: { HOSTING_POLICY: JSON.stringify(policy) },
    // No Node there: every import goes into the file.
    ssr: { target: 'webworker', noExternal: true },
    build: {
      ssr: fileURLToPath(new URL(`edge/${entry}.ts`, import.meta.url)),
      write: false,
      minify: false,
    },
  })
  const { output } = result as Rolldown.RolldownOutput
  const [chunk] = output
  return `// Written by \`npm run build\`; see docs/deploy.md.\n${chunk.code}`
}
