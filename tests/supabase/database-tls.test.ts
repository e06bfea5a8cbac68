import { chown, copyFile, chmod, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { withTls } from '../../supabase/functions/send-contact-email/database-url.ts'
import { message } from './message-and-reply.ts'
import { runFunction } from './running-function.ts'
import { outboxSettings, runDatabase, runMessages } from './test-database.ts'

type RunningDatabase = Awaited<ReturnType<typeof runDatabase>>

let database: RunningDatabase
beforeAll(async () => {
  database = await runDatabase()
  return database.stop
})

/** Replaces the host in a URL with a non-loopback address of this machine. */
const remote = (url: string) => Object.assign(new URL(url), { hostname: '0.0.0.0' }).href

/** Posts a message to a function that uses this database. Returns the function's log codes. */
async function post(url: string): Promise<string[]> {
  await using contact = await runFunction(outboxSettings(url))
  await contact.post(message)
  return contact.printed.map((line) => (JSON.parse(line) as { code: string }).code)
}

const list = (url: string) => runMessages({ SUPABASE_DB_URL: url }, 'list')

test('without TLS, nothing is sent to a database on another machine', async () => {
  expect(await post(remote(database.functionUrl))).toContain('database_unavailable')
  expect(await list(remote(database.url))).toMatchObject({ code: 2, stdout: '' })
})

test('an sslmode in the URL is respected', async () => {
  expect(await post(`${remote(database.functionUrl)}?sslmode=disable`)).toContain('stored')
  expect(await list(`${remote(database.url)}?sslmode=disable`)).toMatchObject({ code: 0 })
})

test('a database that accepts only TLS connections can be used', async () => {
  await acceptTlsOnly(database)
  for (const url of [database.functionUrl, remote(database.functionUrl)]) {
    expect(await post(url)).toContain('stored')
  }
  for (const url of [database.url, remote(database.url)]) {
    expect(await list(url)).toMatchObject({ code: 0 })
  }
})

test.each([
  ['localhost', 'prefer'],
  ['[::1]', 'prefer'],
  ['db.project.supabase.co', 'require'],
])('the default sslmode for %s is %s', (host, mode) => {
  expect(withTls(`postgres://a:b%40@${host}/c`).href).toBe(
    `postgres://a:b%40@${host}/c?sslmode=${mode}`,
  )
})

async function acceptTlsOnly({ folder, sql }: RunningDatabase): Promise<void> {
  const { uid, gid } = await stat(folder)
  for (const name of ['localhost.crt', 'localhost.key']) {
    const file = path.join(folder, name)
    await copyFile(path.join(import.meta.dirname, 'certificates', name), file)
    await chmod(file, 0o600)
    await chown(file, uid, gid)
  }
  await writeFile(path.join(folder, 'pg_hba.conf'), 'hostssl all all all scram-sha-256\n')
  await sql`alter system set ssl_cert_file = 'localhost.crt'`
  await sql`alter system set ssl_key_file = 'localhost.key'`
  await sql`alter system set ssl = on`
  await sql`select pg_reload_conf()`
  // Connections reload the configuration asynchronously, so wait until this connection has done so.
  await expect.poll(async () => (await sql`show ssl`)[0]).toEqual({ ssl: 'on' })
}
