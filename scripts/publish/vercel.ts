import path from 'node:path'
import { z } from 'zod'
import { HOSTS_FOLDER } from '../../hosting/hosts-folder.ts'
import { callApi, rollBackDeploy } from './api.ts'
import type { Host } from './host.ts'
import { runNpx } from './run-tool.ts'
import type { Values } from './host-settings.ts'

const ProjectSchema = z.object({
  targets: z.object({ production: z.object({ id: z.string() }).nullish() }).nullish(),
})
const DeploymentsSchema = z.object({ deployments: z.array(z.object({ uid: z.string() })) })

export function vercelHost(values: Values<'vercel'>, api = 'https://api.vercel.com') {
  const { VERCEL_ORG_ID: team, VERCEL_PROJECT_ID: project, VERCEL_TOKEN: token } = values
  // A personal account's id is not a team id, so it must not be sent as one.
  const scope = team.startsWith('team_') ? `teamId=${team}` : ''

  async function productionDeploy(): Promise<string | undefined> {
    const response = await callApi(`${api}/v9/projects/${project}?${scope}`, token)
    return ProjectSchema.parse(response).targets?.production?.id
  }

  /** Runs the Vercel CLI, and returns its output. The output of `deploy` is the deploy's URL. */
  async function vercel(...args: string[]): Promise<string> {
    const output = await runNpx('vercel', [...args, '--yes', '--api', api], {
      cwd: path.join(HOSTS_FOLDER, 'vercel'),
      env: {
        VERCEL_ORG_ID: team,
        VERCEL_PROJECT_ID: project,
        VERCEL_TOKEN: token,
        VERCEL_TELEMETRY_DISABLED: '1',
        NO_UPDATE_NOTIFIER: '1',
      },
    })
    return output.trim()
  }

  async function listDeploys(): Promise<string[]> {
    const url = `${api}/v6/deployments?projectId=${project}&target=production&state=READY&${scope}`
    const { deployments } = DeploymentsSchema.parse(await callApi(url, token))
    return deployments.map(({ uid }) => uid)
  }

  return {
    async deploy() {
      const previous = await productionDeploy()
      // After a rollback, Vercel assigns the domains to a new deployment only if it is promoted.
      await vercel('promote', await vercel('deploy', '--prebuilt', '--prod', '--skip-domain'))
      return previous
    },
    rollBack: (wanted) =>
      rollBackDeploy(
        {
          token,
          readCurrent: productionDeploy,
          listDeploys,
          restore: (earlier) => vercel('rollback', earlier),
          urlOf: (replaced) => `${api}/v13/deployments/${replaced}?${scope}`,
        },
        wanted,
      ),
    preview: () => vercel('deploy', '--prebuilt'),
  } satisfies Host
}
