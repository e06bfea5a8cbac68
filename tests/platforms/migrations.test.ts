import { execFile } from 'node:child_process'
import { chown, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import postgres, { type Sql } from 'postgres'
import { globSync } from 'tinyglobby'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkPort } from '../../server/listen.ts'
import { runDatabase } from '../supabase/test-database.ts'
import { TemporaryFolder } from '../temporary-folder.ts'
import { runSupabase } from './supabase-cli.ts'

const PASSWORD = 'swordfish'

/** The pg_cron library, from one of Debian's `postgresql-*-cron` packages. */
const [cron = ''] = globSync('/usr/lib/postgresql/*/lib/pg_cron.so')
const debian = path.dirname(path.dirname(cron))

describe('migrations on a hosted database', () => {
  let hosted: URL
  let sql: Sql
  let stop: () => Promise<void>
  beforeAll(async () => {
    const { url, sql: owner, ...database } = await runDatabase()
    stop = database.stop
    // As in a hosted project, the role is not a superuser.
    await owner.unsafe(`create role hosted login createrole password '${PASSWORD}'`)
    await owner`create database hosted owner hosted`
    hosted = Object.assign(new URL(url), {
      username: 'hosted',
      password: PASSWORD,
      pathname: 'hosted',
    })
    sql = postgres(hosted.href, { onnotice: () => {} })
  })
  afterAll(async () => {
    await sql?.end()
    await stop?.()
  })

  test('supabase db push applies every migration once', async () => {
    await push(hosted)
    const applied = await sql<{ version: string }[]>`
      select version from supabase_migrations.schema_migrations order by version`
    const files = (await readdir('supabase/migrations')).toSorted()
    expect(applied.map(({ version }) => version)).toEqual(files.map((file) => file.split('_')[0]))
    expect(await push(hosted)).toContain('up to date')
  })

  test('the migrated outbox stores messages', async () => {
    const [stored] = await sql`
      select * from contact.submit('k', gen_random_uuid(), '{}', null, false, 1, 1, 9)`
    expect(stored).toMatchObject({ id: expect.any(String), lease: expect.any(String) })
  })
})

// By default, version 3 of the Supabase CLI pushes to the local database.
test('the documented db push option targets the linked project, and the tested CLI supports it', async () => {
  const guide = await readFile('docs/deploy-function.md', 'utf8')
  const options = / db push(?<options>.*)/.exec(guide)?.groups?.['options']?.trim()
  expect(options).toMatch(/^--(?:linked|remote)$/)
  expect(await runSupabase('.', ['db', 'push', '--help'])).toContain(` ${options} `)
})

describe.skipIf(cron === '')('with pg_cron (a Debian package such as postgresql-15-cron)', () => {
  let sql: Sql
  let folder: TemporaryFolder
  let stop: () => Promise<unknown>
  beforeAll(async () => {
    folder = TemporaryFolder.create()
    const server = await startWithCron(folder)
    stop = server.stop
    sql = postgres(server.url.href, { onnotice: () => {} })
    await createStandIns(sql)
    await push(server.url)
  })
  afterAll(async () => {
    await sql?.end()
    await stop?.()
    await folder?.remove()
  })

  test('the job scheduled by the migrations calls the drain route with the secret', async () => {
    const calls = () => sql`select url, headers from net.calls`
    await expect.poll(calls, { timeout: 90_000, interval: 1000 }).toEqual([
      {
        url: 'https://project.example/functions/v1/send-contact-email/drain',
        headers: { Authorization: `Bearer ${PASSWORD}` },
      },
    ])
    const statuses = () => sql`select status from cron.job_run_details`
    await expect.poll(statuses).toContainEqual({ status: 'succeeded' })
  })
})

async function push(url: URL): Promise<string> {
  const project = TemporaryFolder.create().add(['supabase'])
  // By default, the command requires TLS.
  const command = ['db', 'push', '--db-url', `${url.href}?sslmode=disable`]
  return await runSupabase(project.root, command).finally(() => project.remove())
}

async function startWithCron(folder: TemporaryFolder) {
  // PostgreSQL refuses to run as root.
  const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  const run = (program: string, ...args: string[]) =>
    promisify(execFile)(path.join(debian, 'bin', program), args, { cwd: folder.root, ...user })
  const passwordFile = folder.path('password')
  await folder.write('password', PASSWORD)
  if (user.uid)
    for (const file of [folder.root, passwordFile]) await chown(file, user.uid, user.gid)

  const port = await checkPort('DATABASE_PORT', 0)
  const data = folder.path('data')
  await run('initdb', '-D', data, '-U', 'postgres', '-A', 'scram-sha-256', '--pwfile', passwordFile)
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    shared_preload_libraries: 'pg_cron',
    // Otherwise, pg_cron connects as a client, which needs a password.
    'cron.use_background_workers': 'on',
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`)
  await folder.write('data/postgresql.conf', lines.join(''))
  await run('pg_ctl', 'start', '-D', data, '--wait', '--silent', '--log', 'server.log')
  const stop = () => run('pg_ctl', 'stop', '-D', data, '--mode=fast', '--silent')
  return { url: new URL(`postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`), stop }
}

/**
 * Creates stand-ins for what the migrations need from a hosted project besides pg_cron: roles,
 * Vault, and a pg_net that only records its calls.
 */
async function createStandIns(sql: Sql): Promise<void> {
  await sql.unsafe(`
    create role anon;
    create role authenticated;
    create role service_role;

    create schema net;
    create table net.calls (url text, headers jsonb);
    create function net.http_post(
      url text, headers jsonb default '{}', timeout_milliseconds integer default 2000
    ) returns bigint language sql as $$
      insert into net.calls values (url, headers) returning 1::bigint
    $$;
    -- Debian has no pg_net package; this row makes "create extension if not exists" do nothing.
    insert into pg_extension (oid, extname, extowner, extnamespace, extrelocatable, extversion)
    values (99999, 'pg_net', 10, 'net'::regnamespace, false, '0');

    create schema vault;
    create table vault.decrypted_secrets (name text, decrypted_secret text);
    insert into vault.decrypted_secrets values
      ('contact_function_url', 'https://project.example/functions/v1/send-contact-email'),
      ('contact_drain_secret', '${PASSWORD}');
  `)
}
