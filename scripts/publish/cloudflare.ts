import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { HOSTS_FOLDER } from '../../hosting/hosts-folder.ts'
import { callApi } from './api.ts'
import type { Host } from './host.ts'
import { runNpx, withFolder } from './run-tool.ts'
import { PublishError, type Values } from './host-settings.ts'

const FOLDER = path.join(HOSTS_FOLDER, 'cloudflare')

const ScriptsSchema = z.object({ result: z.array(z.object({ id: z.string() })) })
const DeploymentsSchema = z.object({
  result: z.object({
    deployments: z.array(
      z.object({ versions: z.array(z.object({ version_id: z.string(), percentage: z.number() })) }),
    ),
  }),
})

const RecordSchema = z.object({
  type: z.string(),
  preview_url: z.string().optional(),
  preview_alias_url: z.string().optional(),
})

export function cloudflareHost(
  values: Values<'cloudflare'>,
  api = 'https://api.cloudflare.com/client/v4',
) {
  const { CLOUDFLARE_ACCOUNT_ID: account, CLOUDFLARE_API_TOKEN: token } = values
  const scripts = `${api}/accounts/${account}/workers/scripts`

  /** The versions that were deployed and not rolled back, the current one last. */
  async function deployedVersions(): Promise<string[]> {
    const worker = await workerName()
    const { result: workers } = ScriptsSchema.parse(await callApi(scripts, token))
    if (!workers.some(({ id }) => id === worker)) return []
    const url = `${scripts}/${worker}/deployments`
    const { result } = DeploymentsSchema.parse(await callApi(url, token))
    // The API lists the newest deployment first.
    return result.deployments.toReversed().reduce<string[]>((versions, deployment) => {
      const version = deployment.versions.find(({ percentage }) => percentage === 100)?.version_id
      if (version === undefined) return versions
      const known = versions.indexOf(version)
      return known === -1 ? [...versions, version] : versions.slice(0, known + 1)
    }, [])
  }

  const wrangler = (args: string[]) =>
    withFolder(async (folder) => {
      const record = path.join(folder, 'record.ndjson')
      const output = await runNpx('wrangler', args, {
        cwd: FOLDER,
        env: {
          CLOUDFLARE_API_BASE_URL: api,
          CLOUDFLARE_ACCOUNT_ID: account,
          CLOUDFLARE_API_TOKEN: token,
          WRANGLER_OUTPUT_FILE_PATH: record,
          WRANGLER_SEND_METRICS: 'false',
        },
      })
      process.stderr.write(output)
      const lines = (await readFile(record, 'utf8').catch(() => '')).trim().split('\n')
      return lines.filter(Boolean).map((line) => RecordSchema.parse(JSON.parse(line)))
    })

  return {
    async deploy() {
      const previous = (await deployedVersions()).at(-1)
      await wrangler(['deploy'])
      return previous
    },
    async rollBack(to) {
      const version = to ?? (await deployedVersions()).at(-2)
      if (version === undefined) throw new PublishError('Cloudflare has no earlier deployment.')
      await wrangler(['rollback', version, '--yes', '--message', 'Back to the deploy before'])
      return version
    },
    async preview(name) {
      const lines = await wrangler(['versions', 'upload', '--preview-alias', name])
      const upload = lines.find(({ type }) => type === 'version-upload')
      const url = upload?.preview_alias_url ?? upload?.preview_url
      if (url === undefined) {
        throw new PublishError('The worker has no preview URL. Turn them on in its settings.')
      }
      return url
    },
  } satisfies Host
}

async function workerName(): Promise<string> {
  const settings = JSON.parse(await readFile(path.join(FOLDER, 'wrangler.json'), 'utf8')) as {
    name: string
  }
  return settings.name
}
