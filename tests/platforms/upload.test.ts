import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { globSync } from 'tinyglobby'
import { beforeAll, expect, test } from 'vitest'
import { close, listen } from '../../server/listen.ts'
import { TemporaryFolder } from '../temporary-folder.ts'
import { runSupabase } from './supabase-cli.ts'

const FUNCTION = 'send-contact-email'
const SECRET = 'swordfish'

/** The management API's response to an upload. */
const uploadResponse = { id: '1', slug: FUNCTION, name: FUNCTION, status: 'ACTIVE', version: 1 }

interface Upload {
  url: string
  body: Buffer
  form: FormData
}

let upload: Upload
let output: string
beforeAll(async () => {
  // A copy, because the command writes to the project.
  const project = TemporaryFolder.create().add(['supabase'])
  // Files that must not be uploaded.
  for (const file of ['.env', '.env.local', `${FUNCTION}/.env`, `${FUNCTION}/notes.txt`]) {
    await project.write(`supabase/functions/${file}`, `SMTP_PASSWORD=${SECRET}\n`)
  }
  output = await deploy(project).finally(() => project.remove())
})

test('a deployment uploads only the function', async () => {
  expect(upload.url).toContain(`slug=${FUNCTION}`)
  const sources = globSync(['functions/_shared/*.ts', `functions/${FUNCTION}/**/*.ts`], {
    cwd: 'supabase',
  })
  const expected = [...sources, `functions/${FUNCTION}/deno.json`].map((file) => `supabase/${file}`)
  const files = upload.form.getAll('file') as File[]
  expect(files.map(({ name }) => name).toSorted()).toEqual(expected.toSorted())
  for (const file of files) expect(await file.text()).toBe(await readFile(file.name, 'utf8'))
})

test('a deployment neither uploads nor prints secrets', () => {
  expect(upload.body.includes(SECRET)).toBe(false)
  expect(output).not.toContain(SECRET)
})

test('the deployed function does not require a JWT and has an import map', () => {
  expect(JSON.parse(String(upload.form.get('metadata')))).toMatchObject({
    name: FUNCTION,
    verify_jwt: false,
    entrypoint_path: `supabase/functions/${FUNCTION}/index.ts`,
    import_map_path: `supabase/functions/${FUNCTION}/deno.json`,
  })
})

/** Deploys with the Supabase CLI to a stand-in for the management API. Returns the CLI's output. */
async function deploy(project: TemporaryFolder): Promise<string> {
  const api = createServer(async (request, response) => {
    const body = await buffer(request)
    const isUpload = request.method === 'POST'
    if (isUpload) {
      const headers = { 'Content-Type': `${request.headers['content-type']}` }
      const form = await new Response(body, { headers }).formData()
      upload = { url: `${request.url}`, body, form }
    }
    response.writeHead(isUpload ? 201 : 200, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(isUpload ? uploadResponse : []))
  })
  const url = `http://127.0.0.1:${await listen(api, 'PORT', 0)}`
  await project.write(
    'profile.yaml',
    `name: local\napi_url: ${url}\ndashboard_url: ${url}\nproject_host: localhost\n`,
  )
  const target = [`--profile=${project.path('profile.yaml')}`, `--project-ref=${'a'.repeat(20)}`]
  const printed = await runSupabase(
    project.root,
    ['functions', 'deploy', FUNCTION, '--use-api', ...target],
    { SMTP_PASSWORD: SECRET, SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}` },
  )
  await close(api)
  return printed
}
