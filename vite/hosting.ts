import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { globSync } from 'tinyglobby'
import type { Plugin } from 'vite'
import { readSiteSettings } from '../config/read-site-settings.ts'
import { bundleEdge } from '../hosting/bundle-edge.ts'
import { cloudflareFiles } from '../hosting/cloudflare.ts'
import { precompress } from '../hosting/precompress.ts'
import { netlifyFiles } from '../hosting/netlify.ts'
import { nginxFiles } from '../hosting/nginx.ts'
import { HOSTS_FOLDER, RELEASE_SUMMARY } from '../hosting/request-policy.ts'
import { createPolicy } from '../hosting/security-headers.ts'
import { vercelConfig } from '../hosting/vercel.ts'

/**
 * The Vite plugin that prepares a build for every host: it adds compressed copies to the build, and
 * writes the configuration that implements the policy on each host. The last lines of the build say
 * what must change before it is published.
 *
 * @param supabaseUrl URL of the Supabase project, to which the form sends messages; undefined in the
 *   preview of a pull request
 * @param releaseSummary returns these lines, if any
 */
export function hosting(
  supabaseUrl: string | undefined,
  releaseSummary: () => Promise<string>,
): Plugin {
  return {
    name: 'hosting',
    apply: 'build',
    buildApp: {
      // Run after the pages are written.
      order: 'post',
      async handler({ config: { root, logger }, environments }) {
        const { client } = environments
        if (client === undefined) throw new Error('The environment client is missing')
        const build = path.resolve(root, client.config.build.outDir)
        const files = globSync('**', { cwd: build, dot: true })
        await precompress(build, files)
        await writeHosts(root, build, supabaseUrl)
        const summary = await releaseSummary()
        const text = summary === '' ? '' : `${summary}\n`
        await writeFile(path.join(root, HOSTS_FOLDER, RELEASE_SUMMARY), text)
        if (summary !== '') logger.info(`\n${summary}`)
      },
    },
  }
}

/**
 * Writes the configuration of each host, with a copy of the build.
 *
 * @param root the folder of the project
 * @param build the folder of the build; it can be one that other code has written
 */
export async function writeHosts(
  root: string,
  build: string,
  supabaseUrl: string | undefined,
): Promise<void> {
  const hosts = path.resolve(root, HOSTS_FOLDER)
  const site = readSiteSettings(pathToFileURL(`${root}/`))
  const policy = createPolicy({
    pages: await readPages(build, globSync('**', { cwd: build, dot: true })),
    site,
    functionOrigin: supabaseUrl && new URL(supabaseUrl).origin,
  })
  await rm(hosts, { recursive: true, force: true })
  await copyToHosts(build, hosts)
  const [worker, edgeFunction] = await Promise.all([
    bundleEdge('cloudflare-worker', policy),
    bundleEdge('netlify-function', policy),
  ])
  await Promise.all([
    writeFiles(`${hosts}/nginx`, nginxFiles(policy)),
    writeFiles(`${hosts}/netlify`, netlifyFiles(policy, edgeFunction)),
    writeFiles(`${hosts}/cloudflare`, cloudflareFiles(policy, worker, workerName(site.brand))),
    writeFiles(`${hosts}/vercel/.vercel/output`, { 'config.json': json(vercelConfig(policy)) }),
  ])
  // Write this file last, because it indicates that the build is complete.
  await writeFiles(hosts, { 'policy.json': json(policy) })
}

/** Copies the uncompressed build for the hosts that compress responses themselves. */
async function copyToHosts(build: string, hosts: string): Promise<void> {
  const targets = ['vercel/.vercel/output/static', 'netlify/public', 'cloudflare/public']
  const options = { recursive: true, filter: (file: string) => !/\.(?:br|gz)$/.test(file) }
  await Promise.all(targets.map((target) => cp(build, `${hosts}/${target}`, options)))
}

function readPages(build: string, files: string[]) {
  const pages = files.filter((file) => file.endsWith('.html'))
  return Promise.all(
    pages.map(async (file) => ({ file, html: await readFile(path.join(build, file), 'utf8') })),
  )
}

/** The brand as a worker name: lower-case letters without accents, digits and hyphens. */
function workerName(brand: string): string {
  const plain = brand.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'site'
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
