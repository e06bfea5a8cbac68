import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { globSync } from 'tinyglobby'
import type { Site } from '../src/content/site.ts'
import { slugify } from '../src/content/slug.ts'
import { bundleEdge } from './bundle-edge.ts'
import { cloudflareFiles } from './cloudflare.ts'
import { createHostingPolicy } from './hosting-policy.ts'
import { netlifyFiles } from './netlify.ts'
import { nginxFiles } from './nginx.ts'
import { writeReleaseRecord } from './release-record.ts'
import { HOSTS_FOLDER, siteCopies } from './hosts-folder.ts'
import { vercelConfig } from './vercel.ts'

/**
 * Writes a build's record, each host's configuration and, except for nginx, a copy of the build.
 *
 * @param root the project's folder
 * @param build the build's folder, whose files may have been built by code from another commit
 * @param supabaseUrl URL of the Supabase project, to which the form sends messages; undefined in the
 *   preview of a pull request
 * @param commit the build's commit, as `readCommit` returns it
 */
export async function writeHosts(
  root: string,
  build: string,
  site: Site,
  supabaseUrl: string | undefined,
  commit: string,
): Promise<void> {
  const hosts = path.resolve(root, HOSTS_FOLDER)
  const policy = createHostingPolicy({
    pages: await readPages(build),
    site,
    functionOrigin: supabaseUrl && new URL(supabaseUrl).origin,
  })
  await rm(hosts, { recursive: true, force: true })
  await writeReleaseRecord(build, commit)
  await copyToHosts(build, hosts)
  const workerName = slugify(site.brand, /[^a-z0-9]+/g) || 'site'
  const [worker, edgeFunction] = await Promise.all([
    bundleEdge('cloudflare-worker', policy),
    bundleEdge('netlify-function', policy),
  ])
  await Promise.all([
    writeFiles(`${hosts}/nginx`, nginxFiles(policy)),
    writeFiles(`${hosts}/netlify`, netlifyFiles(policy, edgeFunction)),
    writeFiles(`${hosts}/cloudflare`, cloudflareFiles(policy, worker, workerName)),
    writeFiles(`${hosts}/vercel/.vercel/output`, { 'config.json': json(vercelConfig(policy)) }),
  ])
  // Write this file last, because it indicates that the build is complete.
  await writeFiles(hosts, { 'policy.json': json(policy) })
}

/**
 * Copies a build for the hosts that compress responses themselves. Leaves out compressed copies,
 * which our server or publishing over SSH may have added to the build.
 */
async function copyToHosts(build: string, hosts: string): Promise<void> {
  const options = { recursive: true, filter: (file: string) => !/\.(?:br|gz)$/.test(file) }
  await Promise.all(
    Object.values(siteCopies).map((target) => cp(build, `${hosts}/${target}`, options)),
  )
}

function readPages(build: string) {
  const files = globSync('**/*.html', { cwd: build, dot: true })
  return Promise.all(
    files.map(async (file) => ({ file, html: await readFile(path.join(build, file), 'utf8') })),
  )
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
