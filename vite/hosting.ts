import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { globSync } from 'tinyglobby'
import type { Plugin } from 'vite'
import { parseSite, type Site } from '../src/content/site.ts'
import { builtPolicy } from '../hosting/built-policy.ts'
import { bundleEdge } from '../hosting/bundle-edge.ts'
import { cloudflareFiles } from '../hosting/cloudflare.ts'
import { netlifyFiles } from '../hosting/netlify.ts'
import { nginxFiles } from '../hosting/nginx.ts'
import { HOSTS_FOLDER, type HostingPolicy } from '../hosting/policy.ts'
import { compressionQueue } from '../hosting/precompress.ts'
import { vercelConfig } from '../hosting/vercel.ts'

interface HostingOptions {
  /** Address of the Supabase project. */
  supabaseUrl: string
}

interface HostingPlugin extends Plugin<HostingApi> {
  api: HostingApi
}

interface HostingApi {
  /** Hears of a file of the site, by its path in it, that nothing will change any more. */
  isWritten: (file: string) => void
}

/**
 * The Vite plugin that makes the built site ready for its hosts: compressed
 * copies beside the files, and for each host the configuration that carries out
 * the policy.
 */
export function hosting({ supabaseUrl }: HostingOptions): HostingPlugin {
  let copies: ReturnType<typeof compressionQueue>
  return {
    name: 'hosting',
    apply: 'build',
    api: { isWritten: (file) => copies.add([file]) },
    writeBundle(_options, bundle) {
      const { name, config } = this.environment
      if (name !== 'client') return
      copies = compressionQueue(path.resolve(config.root, config.build.outDir))
      // Nothing changes them any more, and a processor is free while the pages are made.
      copies.add(Object.keys(bundle).filter((file) => bundle[file]?.type === 'chunk'))
    },
    buildApp: {
      // The pages have to be there.
      order: 'post',
      async handler({ config, environments }) {
        const folder = path.resolve(config.root, environments['client']?.config.build.outDir ?? '')
        const files = globSync('**', { cwd: folder, dot: true })
        const site = await readSiteFacts(config.root)
        const functionOrigin = new URL(supabaseUrl).origin
        const policy = await builtPolicy({ folder, files, site, functionOrigin })
        copies.add(files)
        // Side by side: what hosts get has no compressed copies.
        const hosts = path.resolve(config.root, HOSTS_FOLDER)
        await Promise.all([copies.done(), writeHosts({ folder, hosts, policy, site })])
        // Last: where it stands, the rest is complete.
        await writeFiles(hosts, { 'policy.json': json(policy) })
      },
    },
  }
}

interface WriteOptions {
  folder: string
  hosts: string
  policy: HostingPolicy
  site: Site
}

async function writeHosts({ folder, hosts, policy, site }: WriteOptions): Promise<void> {
  const [worker, edgeFunction] = await Promise.all([
    bundleEdge('cloudflare-worker', policy),
    bundleEdge('netlify-function', policy),
  ])
  await rm(hosts, { recursive: true, force: true })
  await Promise.all(
    ['vercel/.vercel/output/static', 'netlify/public', 'cloudflare/public'].map((target) =>
      copySite(folder, path.join(hosts, target)),
    ),
  )
  await writeFiles(path.join(hosts, 'nginx'), nginxFiles(policy))
  await writeFiles(path.join(hosts, 'netlify'), netlifyFiles(policy, edgeFunction))
  await writeFiles(
    path.join(hosts, 'cloudflare'),
    cloudflareFiles(policy, worker, workerName(site)),
  )
  await writeFiles(path.join(hosts, 'vercel'), {
    '.vercel/output/config.json': json(vercelConfig(policy)),
  })
}

/** The brand as Cloudflare takes names: small letters without accents, digits, dashes. */
function workerName({ brand }: Site): string {
  const plain = brand.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'site'
}

async function readSiteFacts(root: string): Promise<Site> {
  return parseSite(await readFile(path.join(root, 'content/site.yaml'), 'utf8'))
}

/** Copies the site without its compressed copies: these hosts compress by themselves. */
async function copySite(folder: string, target: string): Promise<void> {
  const filter = (source: string) => !/\.(?:br|gz)$/.test(source)
  await cp(folder, target, { recursive: true, filter })
}

async function writeFiles(folder: string, files: Record<string, string>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, text)
  }
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
