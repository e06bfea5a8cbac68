import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { close, listen } from '../../server/listen.ts'

/** A deploy: its id, and the content of its files by path. */
interface Deploy {
  id: string
  files: Map<string, Buffer>
}

/** A request to the API of a host. */
interface ApiRequest {
  method: string
  /** Path below the API. */
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: Buffer
}

/**
 * A server in place of a platform: its API, to which the command-line tool of the platform deploys,
 * and the site that it serves then.
 */
export abstract class HostStandIn {
  url = ''
  /** The token that the API accepts. */
  readonly token = `token${randomUUID().replaceAll('-', '')}`
  /** The deploys for all visitors, the current one last. */
  readonly published: Deploy[] = []
  /** The other deploys. */
  readonly previews: (Deploy & { name: string })[] = []
  /** Requests that the API does not know. */
  readonly unknown: string[] = []
  private readonly server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', this.url)
    const { method = '', headers } = request
    if (!this.isApi(pathname)) {
      const content = this.published.at(-1)?.files.get(fileAt(pathname))
      response.writeHead(content ? 200 : 404).end(content)
      return
    }
    const path = pathname.replace(/^\/api(?=\/)/, '')
    const body = await buffer(request)
    const isAllowed = headers.authorization === `Bearer ${this.token}` || this.isOpen(path)
    const found = isAllowed
      ? await this.respond({ method, path, query: searchParams, headers, body })
      : undefined
    if (found === undefined) this.unknown.push(`${method} ${path}`)
    const status = isAllowed ? (found === undefined ? 404 : 200) : 401
    response.writeHead(status, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(found ?? NOT_FOUND))
  })

  async start(): Promise<this> {
    this.url = `http://127.0.0.1:${await listen(this.server, 'PORT', 0)}`
    return this
  }

  stop = () => close(this.server)

  /** The settings of a project that is published here. */
  abstract settings(): Record<string, string>

  /** The response of the API; undefined if it does not know the request. */
  protected abstract respond(request: ApiRequest): unknown

  protected isApi(pathname: string): boolean {
    return pathname.startsWith('/api/')
  }

  /** Whether a request needs another token. */
  protected isOpen(_path: string): boolean {
    return false
  }
}

/** How Cloudflare says that there is no such worker; the other hosts need only the status. */
const NOT_FOUND = { success: false, errors: [{ code: 10_090, message: 'not found' }], result: null }

/** The file of a page or of another URL. */
function fileAt(pathname: string): string {
  return /\.\w+$/.test(pathname) ? pathname : `${pathname === '/' ? '/index' : pathname}.html`
}

function parseJson(body: Buffer): Record<string, unknown> {
  return body.length === 0 ? {} : JSON.parse(body.toString())
}

/** https://docs.netlify.com/api-and-cli-guides/api-guides/get-started-with-api/#deploy-via-api */
export class Netlify extends HostStandIn {
  private readonly id = randomUUID()
  private readonly deploys = new Map<string, Deploy & { name: string }>()

  settings() {
    return {
      PUBLISH_TO: 'netlify',
      NETLIFY_API_URL: `${this.url}/api`,
      NETLIFY_AUTH_TOKEN: this.token,
      NETLIFY_SITE_ID: this.id,
    }
  }

  protected respond({ method, path, body }: ApiRequest): unknown {
    const site = `/sites/${this.id}`
    const [, deploy = '', file] = /\/deploys\/([\w-]+)(?:\/files(\/.*))?$/.exec(path) ?? []
    if (path === site) return this.site()
    // Without a connection to Netlify, the CLI looks for the site by its name.
    if (path === '/sites') return [this.site()]
    if (path === '/accounts') return [{ id: 'account', slug: 'team' }]
    if (path.startsWith('/accounts/team/env')) return []
    if (path === `${site}/deploys` && method === 'POST') {
      const id = randomUUID()
      this.deploys.set(id, { id, files: new Map(), name: this.nameOf(body) })
      return this.state(id, 'preparing')
    }
    if (path === `${site}/deploys`) {
      // The last deploy first, whatever is published now.
      const deploys = [...this.deploys.values()].filter(({ name }) => name === '').toReversed()
      return deploys.map(({ id }) => ({ id, published_at: 'now' }))
    }
    if (path.endsWith('/restore')) {
      const id = path.split('/').at(-2)
      const restored = this.published.find((each) => each.id === id)
      if (restored) this.published.push(restored)
      return restored && {}
    }
    if (method === 'DELETE') return this.deploys.delete(deploy) ? {} : undefined
    const known = this.deploys.get(deploy)
    if (known && method === 'PUT' && file === undefined) {
      const { files } = parseJson(body) as { files: Record<string, string> }
      this.required.set(deploy, files)
      return { ...this.state(deploy, 'prepared'), required: Object.values(files) }
    }
    if (known && method === 'PUT' && file !== undefined) {
      const hash = createHash('sha1').update(body).digest('hex')
      for (const [name, required] of Object.entries(this.required.get(deploy) ?? {})) {
        if (required === hash) known.files.set(`/${name}`, body)
      }
      return {}
    }
    if (known) {
      if (known.name !== '') this.previews.push(known)
      else if (this.published.at(-1)?.id !== deploy) this.published.push(known)
      return this.state(deploy, 'ready')
    }
    return undefined
  }

  /** The hashes of the files of each deploy. */
  private readonly required = new Map<string, Record<string, string>>()

  private nameOf(body: Buffer): string {
    const { draft, branch } = parseJson(body) as { draft?: boolean; branch?: string }
    return branch ?? (draft ? 'draft' : '')
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

  private state(id: string, state: string) {
    const url = `${this.url}/${this.deploys.get(id)?.name || id}`
    return { id, site_id: this.id, state, required: [], ssl_url: url, deploy_ssl_url: url }
  }
}

/**
 * https://developers.cloudflare.com/workers/static-assets/direct-upload/
 */
export class Cloudflare extends HostStandIn {
  private readonly assets = new Map<string, Buffer>()
  private manifest: Record<string, { hash: string }> = {}
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

  /** Files are uploaded with the token of the session. */
  protected override isOpen(path: string): boolean {
    return path.endsWith('/assets/upload')
  }

  protected async respond(request: ApiRequest): Promise<unknown> {
    const result = await this.result(request)
    return result === undefined ? undefined : { success: true, errors: [], messages: [], result }
  }

  private async result({ method, path, headers, body }: ApiRequest): Promise<unknown> {
    const scripts = '/accounts/account/workers/scripts'
    const form = async () => {
      const type = { 'Content-Type': `${headers['content-type']}` }
      return await new Response(new Uint8Array(body), { headers: type }).formData()
    }
    if (path === scripts) return this.worker ? [{ id: this.worker }] : []
    if (path.endsWith('/assets-upload-session')) {
      this.manifest = parseJson(body)['manifest'] as typeof this.manifest
      const hashes = Object.values(this.manifest).map(({ hash }) => hash)
      const missing = [...new Set(hashes)].filter((hash) => !this.assets.has(hash))
      return { jwt: jwt(), buckets: missing.length > 0 ? [missing] : [] }
    }
    if (path.endsWith('/assets/upload')) {
      for (const [hash, file] of await form()) {
        this.assets.set(hash, Buffer.from(await (file as File).text(), 'base64'))
      }
      return { jwt: jwt() }
    }
    if (path.endsWith('/subdomain')) {
      return { subdomain: 'owner', enabled: true, previews_enabled: true }
    }
    const isKnown = this.worker !== '' && path.includes(`/${this.worker}`)
    if (isKnown && path.includes('/workers/services/')) {
      return { default_environment: { script: { last_deployed_from: 'wrangler' } } }
    }
    if (isKnown && path.endsWith('settings')) return { bindings: [] }
    const [, worker = '', rest = ''] = path.match(`^${scripts}/([^/]+)(.*)`) ?? []
    if (worker === '') return undefined
    if (method === 'PUT' && rest === '') {
      this.worker = worker
      const version = this.addVersion()
      this.published.push(version)
      return { id: worker, deployment_id: version.id, startup_time_ms: 1 }
    }
    if (rest === '/versions' && method === 'POST') {
      const version = this.addVersion()
      const { annotations } = JSON.parse(`${(await form()).get('metadata')}`)
      const name = annotations?.['workers/alias']
      if (name) this.previews.push({ ...version, name })
      return { ...description(version.id), startup_time_ms: 1 }
    }
    if (rest.startsWith('/versions/')) return description(rest.split('/').at(-1))
    if (rest === '/deployments' && method === 'GET') {
      return {
        deployments: this.published.toReversed().map(({ id }) => ({
          versions: [{ version_id: id, percentage: 100 }],
        })),
      }
    }
    if (rest === '/deployments') {
      const { versions } = parseJson(body) as { versions: { version_id: string }[] }
      const version = this.versions.get(versions[0]?.version_id ?? '')
      if (version) this.published.push(version)
      return version && {}
    }
    return undefined
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

/** What the API says about a version. */
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

/** A token in the format of a JWT, of which wrangler reads when it expires. */
function jwt(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({})}.${part({ exp: Date.now() / 1000 + 3600 })}.x`
}

/** https://vercel.com/docs/rest-api/deployments */
export class Vercel extends HostStandIn {
  private readonly uploads = new Map<string, Buffer>()
  private readonly deploys = new Map<string, Deploy & { isProduction: boolean }>()

  settings() {
    return {
      PUBLISH_TO: 'vercel',
      VERCEL_API_URL: this.url,
      VERCEL_ORG_ID: 'team_owner',
      VERCEL_PROJECT_ID: 'prj_site',
      VERCEL_TOKEN: this.token,
    }
  }

  // The CLI replaces the path of the API.
  protected override isApi(pathname: string): boolean {
    return /^\/(?:v\d+|teams|projects)\//.test(pathname)
  }

  protected respond({ method, path, headers, body }: ApiRequest): unknown {
    if (path === '/v2/user') return { user: { id: 'user', username: 'owner' } }
    if (path.endsWith('/teams/team_owner')) return { id: 'team_owner', slug: 'owner' }
    if (path.endsWith('/projects/prj_site')) {
      const production = this.published.at(-1)
      return { id: 'prj_site', name: 'site', targets: production ? { production } : {} }
    }
    if (path === '/v2/files') {
      this.uploads.set(`${headers['x-now-digest'] ?? headers['x-vercel-digest']}`, body)
      return {}
    }
    if (path === '/v6/deployments') {
      const deploys = [...this.deploys.values()].filter(({ isProduction }) => isProduction)
      return { deployments: deploys.toReversed().map(({ id }) => ({ uid: id })) }
    }
    if (path.endsWith('/deployments') && method === 'POST') return this.create(body)
    const [, action, id = ''] =
      /\/(?:projects\/prj_site\/)?(deployments|promote|rollback)\/(?:get\/?)?([\w.-]+)$/.exec(
        path,
      ) ?? []
    const deploy = this.deploys.get(id.replace(/\..*/, ''))
    if (deploy === undefined) return undefined
    if (method === 'DELETE') return this.deploys.delete(deploy.id) ? {} : undefined
    if (action === 'deployments') return this.state(deploy)
    this.published.push(deploy)
    return {}
  }

  private create(body: Buffer): unknown {
    const { files, target } = parseJson(body) as {
      files: { file: string; sha: string }[]
      target?: string
    }
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

  private state({ id, isProduction }: { id: string; isProduction: boolean }) {
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
