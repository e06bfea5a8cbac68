import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { HostStandIn, parseJson, type Deploy, type Route } from './host-stand-in.ts'

type Manifest = Record<string, { hash: string }>

/** https://developers.cloudflare.com/workers/static-assets/direct-upload/ */
export class Cloudflare extends HostStandIn {
  private readonly assets = new Map<string, Buffer>()
  private manifest: Manifest = {}
  private worker = ''
  private readonly versions = new Map<string, Deploy>()

  settings() {
    return {
      PUBLISH_TO: 'cloudflare',
      CLOUDFLARE_API_BASE_URL: `${this.url}/api`,
      CLOUDFLARE_ACCOUNT_ID: 'account',
      CLOUDFLARE_API_TOKEN: this.token,
    }
  }

  protected readonly routes: Route[] = [
    [/^GET .*\/scripts$/, () => (this.worker ? [{ id: this.worker }] : [])],
    [/^POST .*\/assets-upload-session$/, ({ body }) => this.startSession(body)],
    [/^POST .*\/assets\/upload$/, ({ headers, body }) => this.upload(headers, body)],
    [/^\w+ .*\/subdomain$/, () => ({ subdomain: 'owner', enabled: true, previews_enabled: true })],
    [
      /^GET .*\/workers\/services\/([^/]+)/,
      (_, name) =>
        this.ifKnown(name, { default_environment: { script: { last_deployed_from: 'wrangler' } } }),
    ],
    [/^\w+ .*\/scripts\/([^/]+)\/.*settings$/, (_, name) => this.ifKnown(name, { bindings: [] })],
    [/^PUT .*\/scripts\/([^/]+)$/, (_, name) => this.deploy(name)],
    [/^POST .*\/versions$/, ({ headers, body }) => this.preview(headers, body)],
    [/^GET .*\/versions\/([\w-]+)$/, (_, id) => description(id)],
    [/^GET .*\/deployments$/, () => this.deployments()],
    [/^POST .*\/deployments$/, ({ body }) => this.rollBack(body)],
  ]

  /** Files are uploaded with an upload session's token instead of the API token. */
  protected override acceptsOther(path: string): boolean {
    return path.endsWith('/assets/upload')
  }

  protected override async respond(...args: Parameters<HostStandIn['respond']>): Promise<unknown> {
    const result = await super.respond(...args)
    return result === undefined ? undefined : { success: true, errors: [], messages: [], result }
  }

  private ifKnown<Value>(worker: string | undefined, value: Value): Value | undefined {
    return worker === this.worker ? value : undefined
  }

  private startSession(body: Buffer) {
    this.manifest = parseJson<{ manifest: Manifest }>(body).manifest ?? {}
    const hashes = Object.values(this.manifest).map(({ hash }) => hash)
    const missing = [...new Set(hashes)].filter((hash) => !this.assets.has(hash))
    return { jwt: jwt(), buckets: missing.length > 0 ? [missing] : [] }
  }

  private async upload(headers: IncomingHttpHeaders, body: Buffer) {
    for (const [hash, file] of await parseForm(headers, body)) {
      this.assets.set(hash, Buffer.from(await (file as File).text(), 'base64'))
    }
    return { jwt: jwt() }
  }

  private deploy(worker = '') {
    this.worker = worker
    const version = this.addVersion()
    this.published.push(version)
    return { id: worker, deployment_id: version.id, startup_time_ms: 1 }
  }

  private async preview(headers: IncomingHttpHeaders, body: Buffer) {
    const version = this.addVersion()
    const form = await parseForm(headers, body)
    const { annotations } = JSON.parse(`${form.get('metadata')}`)
    const name = annotations?.['workers/alias']
    if (name) this.previews.push({ ...version, name })
    return { ...description(version.id), startup_time_ms: 1 }
  }

  private deployments() {
    const deployments = this.published.toReversed().map(({ id }) => ({
      versions: [{ version_id: id, percentage: 100 }],
    }))
    return { deployments }
  }

  private rollBack(body: Buffer) {
    const { versions } = parseJson<{ versions: { version_id: string }[] }>(body)
    const version = this.versions.get(versions?.[0]?.version_id ?? '')
    if (version) this.published.push(version)
    return version && {}
  }

  private addVersion(): Deploy {
    const files = Object.entries(this.manifest).map(
      ([file, { hash }]) => [file, this.assets.get(hash) ?? Buffer.alloc(0)] as const,
    )
    const version = { id: randomUUID(), files: new Map(files) }
    this.versions.set(version.id, version)
    return version
  }
}

function parseForm(headers: IncomingHttpHeaders, body: Buffer): Promise<FormData> {
  const type = { 'Content-Type': `${headers['content-type']}` }
  return new Response(new Uint8Array(body), { headers: type }).formData()
}

function description(id: string | undefined) {
  return {
    id,
    metadata: {
      has_preview: true,
      created_on: new Date().toISOString(),
      author_email: 'a@b.example',
    },
    resources: { script: {}, script_runtime: {}, bindings: [] },
  }
}

/** A JWT-shaped token; wrangler reads its expiry. */
function jwt(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({})}.${part({ exp: Date.now() / 1000 + 3600 })}.x`
}
