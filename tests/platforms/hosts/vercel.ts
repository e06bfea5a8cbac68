import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { HostStandIn, parseJson, type Deploy, type Route } from './host-stand-in.ts'

interface VercelDeploy extends Deploy {
  isProduction: boolean
}

/** https://vercel.com/docs/rest-api/deployments */
export class Vercel extends HostStandIn {
  private readonly uploads = new Map<string, Buffer>()
  private readonly deploys = new Map<string, VercelDeploy>()

  settings() {
    return {
      PUBLISH_TO: 'vercel',
      VERCEL_API_URL: this.url,
      VERCEL_ORG_ID: 'team_owner',
      VERCEL_PROJECT_ID: 'prj_site',
      VERCEL_TOKEN: this.token,
    }
  }

  // The CLI replaces the path in the API's URL, so its requests have no `/api` prefix.
  protected override isApi(pathname: string): boolean {
    return /^\/(?:v\d+|teams|projects)\//.test(pathname)
  }

  protected readonly routes: Route[] = [
    [/^\w+ \/v2\/user$/, () => ({ user: { id: 'user', username: 'owner' } })],
    [/^\w+ .*\/teams\/team_owner$/, () => ({ id: 'team_owner', slug: 'owner' })],
    [/^\w+ .*\/projects\/prj_site$/, () => this.project()],
    [/^\w+ \/v2\/files$/, ({ headers, body }) => this.upload(headers, body)],
    [/^\w+ \/v6\/deployments$/, () => this.list()],
    [/^POST .*\/deployments$/, ({ body }) => this.create(body)],
    [/^DELETE .*\/deployments\/([\w.-]+)$/, (_, id) => this.remove(this.find(id))],
    [/^\w+ .*\/deployments\/(?:get\/?)?([\w.-]+)$/, (_, id) => this.state(this.find(id))],
    [/^\w+ .*\/(?:promote|rollback)\/([\w.-]+)$/, (_, id) => this.publish(this.find(id))],
  ]

  /** @param id the deploy's id or host name */
  private find(id = '') {
    return this.deploys.get(id.replace(/\..*/, ''))
  }

  private project() {
    const production = this.published.at(-1)
    return { id: 'prj_site', name: 'site', targets: production ? { production } : {} }
  }

  private upload(headers: IncomingHttpHeaders, body: Buffer) {
    this.uploads.set(`${headers['x-now-digest'] ?? headers['x-vercel-digest']}`, body)
    return {}
  }

  private list() {
    const deploys = [...this.deploys.values()].filter(({ isProduction }) => isProduction)
    return { deployments: deploys.toReversed().map(({ id }) => ({ uid: id })) }
  }

  private remove(deploy: VercelDeploy | undefined) {
    return deploy && this.deploys.delete(deploy.id) ? {} : undefined
  }

  private publish(deploy: VercelDeploy | undefined) {
    if (deploy) this.published.push(deploy)
    return deploy && {}
  }

  private create(body: Buffer): unknown {
    const { files = [], target } = parseJson<{
      files: { file: string; sha: string }[]
      target: string
    }>(body)
    const missing = files.map(({ sha }) => sha).filter((sha) => !this.uploads.has(sha))
    if (missing.length > 0) return { error: { code: 'missing_files', missing } }
    const content = files.flatMap(({ file, sha }) => {
      const [, name] = /^\.vercel\/output\/static(\/.*)/.exec(file) ?? []
      return name === undefined ? [] : [[name, this.uploads.get(sha) ?? Buffer.alloc(0)] as const]
    })
    const id = `dpl_${randomUUID().replaceAll('-', '')}`
    const deploy = { id, files: new Map(content), isProduction: target === 'production' }
    this.deploys.set(id, deploy)
    if (!deploy.isProduction) this.previews.push({ ...deploy, name: '' })
    return this.state(deploy)
  }

  private state(deploy: VercelDeploy | undefined) {
    if (!deploy) return undefined
    const { id, isProduction } = deploy
    return {
      id,
      uid: id,
      url: `${id}.vercel.app`,
      inspectorUrl: 'https://vercel.com',
      readyState: 'READY',
      ready: Date.now(),
      projectId: 'prj_site',
      aliasAssigned: true,
      alias: [],
      target: isProduction ? 'production' : null,
    }
  }
}
