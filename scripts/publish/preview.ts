import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { readSiteSettings } from '../../config/read-site-settings.ts'
import { writeHosts } from '../../hosting/write-hosts.ts'
import { readWorkflow } from '../pull-request/github.ts'
import type { Host } from './host.ts'
import { PublishError } from './host-settings.ts'

/** The event that starts a workflow after the workflow "preview" has run. */
const EventSchema = z.object({
  workflow_run: z.object({
    head_sha: z.string().regex(/^[0-9a-f]{40}$/),
    head_repository: z.object({ id: z.number() }),
    pull_requests: z.array(z.object({ number: z.number() })),
  }),
  repository: z.object({ id: z.number() }),
})

/**
 * Deploys a pull request's build, and links to the preview from the commit's checks. The build was
 * produced by code from the pull request and is therefore untrusted. None of its code is run, and
 * the configuration, headers and edge code come from this checkout.
 *
 * @param folder the folder that contains the build
 * @returns the preview's URL
 * @throws PublishError if the pull request does not come from this repository
 */
export async function deployPreview(
  folder: string,
  preview: NonNullable<Host['preview']>,
): Promise<string> {
  const { event, api } = await readWorkflow()
  const { workflow_run: run, repository } = EventSchema.parse(event)
  const [pullRequest] = run.pull_requests
  if (run.head_repository.id !== repository.id || pullRequest === undefined) {
    throw new PublishError('Only pull requests of this repository have a preview.')
  }
  await checkFiles(folder)
  const site = readSiteSettings(process.cwd())
  await writeHosts(process.cwd(), path.resolve(folder), site, undefined, run.head_sha)
  const url = await preview(`pr-${pullRequest.number}`)
  await api('POST', `/statuses/${run.head_sha}`, {
    state: 'success',
    context: 'preview',
    description: 'The site of this pull request',
    target_url: url,
  })
  return url
}

/** Allows only files and folders: symbolic links could expose files on this machine. */
async function checkFiles(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() && !entry.isDirectory()) {
      throw new PublishError(`${entry.name} is not a file.`)
    }
  }
}
