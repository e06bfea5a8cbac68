import { cp } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { HOSTS_FOLDER } from '../../hosting/hosts-folder.ts'
import { callApi, rollBackDeploy } from './api.ts'
import type { Host } from './host.ts'
import { runNpx, withFolder } from './run-tool.ts'
import { PublishError, type Values } from './host-settings.ts'

const SiteSchema = z.object({ published_deploy: z.object({ id: z.string() }).nullish() })
const DeploysSchema = z.array(z.object({ id: z.string(), published_at: z.string().nullish() }))

/** The CLI's output. Without Deno, the CLI exits with 0, but deploys and prints nothing. */
const DeployedSchema = z.object({ deploy_id: z.string(), deploy_url: z.url() })

export function netlifyHost(
  { NETLIFY_SITE_ID: id, NETLIFY_AUTH_TOKEN: token }: Values<'netlify'>,
  api = 'https://api.netlify.com/api/v1',
) {
  const site = `${api}/sites/${id}`

  async function publishedDeploy(): Promise<string | undefined> {
    return SiteSchema.parse(await callApi(site, token)).published_deploy?.id
  }

  // Inside a project, the CLI would resolve the paths in netlify.toml against the project's root.
  const deploy = (args: string[]) =>
    withFolder(async (folder) => {
      await cp(path.join(HOSTS_FOLDER, 'netlify'), folder, { recursive: true })
      // The CLI bundles the edge function with Deno, and would download Deno if it did not find it.
      const bin = path.resolve('node_modules/.bin')
      const output = await runNpx('netlify-cli', ['deploy', '--no-build', '--json', ...args], {
        cwd: folder,
        env: {
          PATH: `${bin}${path.delimiter}${process.env['PATH']}`,
          NETLIFY_API_URL: api,
          NETLIFY_AUTH_TOKEN: token,
          NETLIFY_SITE_ID: id,
        },
      })
      const deployed = DeployedSchema.safeParse(parseJson(output))
      if (!deployed.success) throw new PublishError(`Netlify has not deployed the site. ${output}`)
      return deployed.data
    })

  async function listDeploys(): Promise<string[]> {
    const url = `${site}/deploys?production=true&state=ready&per_page=100`
    const deploys = DeploysSchema.parse(await callApi(url, token))
    return deploys.flatMap((each) => (each.published_at ? each.id : []))
  }

  return {
    async deploy() {
      const previous = await publishedDeploy()
      await deploy(['--prod'])
      return previous
    },
    rollBack: (wanted) =>
      rollBackDeploy(
        {
          token,
          readCurrent: publishedDeploy,
          listDeploys,
          restore: (earlier) => callApi(`${site}/deploys/${earlier}/restore`, token, 'POST'),
          urlOf: (replaced) => `${api}/deploys/${replaced}`,
        },
        wanted,
      ),
    preview: async (name) => (await deploy(['--alias', name])).deploy_url,
  } satisfies Host
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
