import { createHash, randomUUID } from 'node:crypto'
import { HostStandIn, parseJson, type Deploy, type Route } from './host-stand-in.ts'

interface NetlifyDeploy extends Deploy {
  /** Empty for a production deploy. */
  name: string
  /** The files' hashes, keyed by path. */
  hashes: Record<string, string>
}

/** https://docs.netlify.com/api-and-cli-guides/api-guides/get-started-with-api/#deploy-via-api */
export class Netlify extends HostStandIn {
  private readonly id = randomUUID()
  private readonly deploys = new Map<string, NetlifyDeploy>()

  settings() {
    return {
      PUBLISH_TO: 'netlify',
      NETLIFY_API_URL: `${this.url}/api`,
      NETLIFY_AUTH_TOKEN: this.token,
      NETLIFY_SITE_ID: this.id,
    }
  }

  protected readonly routes: Route[] = [
    [/^GET \/sites\/[\w-]+$/, () => this.site()],
    // If this machine cannot reach Netlify, the CLI looks up the site by name.
    [/^GET \/sites$/, () => [this.site()]],
    [/^GET \/accounts$/, () => [{ id: 'account', slug: 'team' }]],
    [/^GET \/accounts\/team\/env/, () => []],
    [/^GET \/sites\/[\w-]+\/deploys$/, () => this.list()],
    [/^POST \/sites\/[\w-]+\/deploys$/, ({ body }) => this.create(body)],
    [/^POST .*\/deploys\/([\w-]+)\/restore$/, (_, id) => this.restore(id)],
    [/^DELETE .*\/deploys\/([\w-]+)$/, (_, id = '') => (this.deploys.delete(id) ? {} : undefined)],
    [/^PUT .*\/deploys\/([\w-]+)$/, ({ body }, id) => this.prepare(body, this.find(id))],
    [/^PUT .*\/deploys\/([\w-]+)\/files\//, ({ body }, id) => this.upload(body, this.find(id))],
    [/^GET .*\/deploys\/([\w-]+)$/, (_, id) => this.publish(this.find(id))],
  ]

  private find(id = ''): NetlifyDeploy | undefined {
    return this.deploys.get(id)
  }

  private list() {
    // Newest first, regardless of which deploy is live.
    const deploys = [...this.deploys.values()].filter(({ name }) => name === '').toReversed()
    return deploys.map(({ id }) => ({ id, published_at: 'now' }))
  }

  private create(body: Buffer) {
    const { draft, branch } = parseJson<{ draft: boolean; branch: string }>(body)
    const name = branch ?? (draft ? 'draft' : '')
    const deploy = { id: randomUUID(), files: new Map(), name, hashes: {} }
    this.deploys.set(deploy.id, deploy)
    return this.state(deploy, 'preparing')
  }

  private prepare(body: Buffer, deploy: NetlifyDeploy | undefined) {
    if (!deploy) return undefined
    deploy.hashes = parseJson<{ files: Record<string, string> }>(body).files ?? {}
    return { ...this.state(deploy, 'prepared'), required: Object.values(deploy.hashes) }
  }

  private upload(body: Buffer, deploy: NetlifyDeploy | undefined) {
    if (!deploy) return undefined
    const actual = createHash('sha1').update(body).digest('hex')
    for (const [name, hash] of Object.entries(deploy.hashes)) {
      if (hash === actual) deploy.files.set(`/${name}`, body)
    }
    return {}
  }

  /** Publishes a deploy when the CLI asks for its state, after the last upload. */
  private publish(deploy: NetlifyDeploy | undefined) {
    if (!deploy) return undefined
    if (deploy.name !== '') this.previews.push(deploy)
    else if (this.published.at(-1)?.id !== deploy.id) this.published.push(deploy)
    return this.state(deploy, 'ready')
  }

  private restore(id: string | undefined) {
    const restored = this.published.find((each) => each.id === id)
    if (restored) this.published.push(restored)
    return restored && {}
  }

  private site() {
    return {
      id: this.id,
      name: this.id,
      url: this.url,
      ssl_url: this.url,
      account_slug: 'team',
      published_deploy: this.published.at(-1),
    }
  }

  private state({ id, name }: NetlifyDeploy, state: string) {
    const url = `${this.url}/${name || id}`
    return { id, site_id: this.id, state, required: [], ssl_url: url, deploy_ssl_url: url }
  }
}
