import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { globSync } from 'tinyglobby'
import { beforeAll, expect, test } from 'vitest'

/** The real command line of Supabase. It writes beside the project, so it gets a copy. */
const CLI = 'node_modules/supabase/dist/supabase.js'

const FUNCTION = 'send-contact-email'
const SECRET = 'swordfish'

interface Upload {
  url: string
  body: Buffer
  form: FormData
}

let upload: Upload
let said: string
beforeAll(async () => {
  const project = await projectWithSecrets()
  try {
    ;({ upload, said } = await deploy(project))
  } finally {
    await rm(project, { recursive: true })
  }
}, 120_000)

test('a deployment uploads the function and nothing else', async () => {
  expect(upload.url).toContain(`slug=${FUNCTION}`)
  const sources = globSync(['functions/_shared/*.ts', `functions/${FUNCTION}/**/*.ts`], {
    cwd: 'supabase',
  })
  const expected = [...sources, `functions/${FUNCTION}/deno.json`].map((file) => `supabase/${file}`)
  const files = upload.form.getAll('file') as File[]
  expect(files.map(({ name }) => name).toSorted()).toEqual(expected.toSorted())
  for (const file of files) expect(await file.text()).toBe(await readFile(file.name, 'utf8'))
})

test('no secret is uploaded or shown', () => {
  expect(upload.body.includes(SECRET)).toBe(false)
  expect(said).not.toContain(SECRET)
})

test('the form needs no JWT, and Deno finds its packages', () => {
  const metadata = upload.form.get('metadata')
  expect(JSON.parse(String(metadata))).toMatchObject({
    name: FUNCTION,
    verify_jwt: false,
    entrypoint_path: `supabase/functions/${FUNCTION}/index.ts`,
    import_map_path: `supabase/functions/${FUNCTION}/deno.json`,
  })
})

/** A copy of the project with everything beside the function that must stay where it is. */
async function projectWithSecrets(): Promise<string> {
  const project = await mkdtemp(join(tmpdir(), 'project-'))
  await cp('supabase', join(project, 'supabase'), { recursive: true })
  for (const file of ['.env', '.env.local', `${FUNCTION}/.env`, `${FUNCTION}/notes.txt`]) {
    await writeFile(join(project, 'supabase/functions', file), `SMTP_PASSWORD=${SECRET}\n`)
  }
  return project
}

/** Deploys with the real command to a management API that takes everything, on this machine. */
async function deploy(project: string): Promise<{ upload: Upload; said: string }> {
  const uploads: Upload[] = []
  const api = createServer(async (request, response) => {
    const body = await buffer(request)
    if (request.method === 'POST') {
      const headers = { 'Content-Type': request.headers['content-type'] ?? '' }
      const form = await new Response(body, { headers }).formData()
      uploads.push({ url: request.url ?? '', body, form })
    }
    response.writeHead(request.method === 'POST' ? 201 : 200, {
      'Content-Type': 'application/json',
    })
    response.end(JSON.stringify(request.method === 'POST' ? deployed : []))
  })
  api.listen(0, '127.0.0.1')
  await once(api, 'listening')

  const url = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
  const profile = join(project, 'profile.yaml')
  await writeFile(
    profile,
    `name: loopback\napi_url: ${url}\ndashboard_url: ${url}\nproject_host: localhost\n`,
  )
  const flags = ['--use-api', '--yes', '--agent=no', `--profile=${profile}`]
  const said = await run(
    [
      'functions',
      'deploy',
      FUNCTION,
      ...flags,
      `--workdir=${project}`,
      `--remote=${'a'.repeat(20)}`,
    ],
    {
      PATH: process.env.PATH,
      HOME: project,
      SMTP_PASSWORD: SECRET,
      SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}`,
      DO_NOT_TRACK: '1',
      SUPABASE_TELEMETRY_DISABLED: '1',
    },
  )
  api.close()
  api.closeAllConnections()
  const [upload] = uploads
  if (upload === undefined) throw new Error(`Nothing was uploaded: ${said}`)
  return { upload, said }
}

const deployed = {
  id: '1',
  slug: FUNCTION,
  name: FUNCTION,
  status: 'ACTIVE',
  version: 1,
  created_at: 1,
  updated_at: 1,
  verify_jwt: false,
}

function run(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [CLI, ...args], { env }, (error, stdout, stderr) => {
      if (error === null) resolve(stdout + stderr)
      else reject(new Error(stdout + stderr, { cause: error }))
    })
  })
}
