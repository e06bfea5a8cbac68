import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import postgres from 'postgres'
import { describe, expect, test, vi, type TestContext } from 'vitest'
import { localDatabaseUrl, passwordFile } from '../../config/local-database.ts'
import { portOf } from '../../config/ports.ts'
import { SettingError } from '../../config/setting-error.ts'
import { startDatabase } from '../../server/database.ts'
import type { ReceivedMail } from '../../server/inbox/inbox.ts'
import { DRAIN_INTERVAL, startMailStack } from '../../server/mail-stack.ts'
import { locales } from '../../src/locales.ts'
import { fixtureSite } from '../../config/fixture-paths.ts'
import { site as facts } from '../fixtures/words.ts'
import { startScript } from '../scripts/run-script.ts'
import { acceptedBody, message } from '../supabase/message-and-reply.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { startServers } from './start-servers.ts'

const cleanEnd = { code: 0, stderr: '', left: [] }

test('the printed URLs lead to the site, the function and the inbox, even without a database', async (context) => {
  const ownOrigin = 'https://site.test'
  const stack = startStack(context, { ALLOWED_ORIGINS: ownOrigin })
  const [site = '', contact, inbox] = await stack.urls(3)
  const page = await fetch(`${site}/`)
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html;charset=utf-8'])

  const printed = stack.printed.join('\n')
  expect(printed).toMatch(/^Database {2}none, /m)
  const languages = locales.map(async (locale) => {
    expect(printed).toContain(`${site}/${locale}`)
    return (await (await fetch(`${site}/${locale}`)).text()).includes(`lang="${locale}"`)
  })
  expect(await Promise.all(languages)).toEqual(locales.map(() => true))

  const hosts = ['localhost', '127.0.0.1', `www.farol${facts.brazilianDomainMarker}`]
  for (const origin of [...hosts.map((host) => site.replace('localhost', host)), ownOrigin]) {
    const response = await fetch(`${contact}/functions/v1/send-contact-email`, {
      method: 'POST',
      headers: { Origin: origin, 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
    })
    expect(await response.json()).toEqual(acceptedBody(expect.any(String)))
  }

  expect(await (await fetch(`${inbox}/`)).text()).toContain(message.name)
  const mails = await (await fetch(`${inbox}/mails.json`)).json()
  expect(mails).toMatchObject([
    { mail: { text: expect.stringContaining(message.phone) } },
    {},
    {},
    {},
  ])
})

test('unsent messages are sent after the next start, and deleted after the retention period', async (context) => {
  const folder = temporaryFolder(context).root
  const settings = { DATABASE_FOLDER: folder }
  const closed = startStack(context, { ...settings, SMTP_HOST: 'localhost' })
  await closed.urls(3)
  const password = await readFile(passwordFile(folder), 'utf8')
  expect(closed.printed.join('\n')).toContain(passwordFile(folder))
  expect(closed.printed.join('\n')).not.toContain(password)
  const [site = '', contact] = await closed.urls(3)
  for (const name of ['First', 'Second']) {
    const response = await fetch(`${contact}`, {
      method: 'POST',
      headers: { Origin: site, 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...message, name }),
    })
    expect(await response.json()).toEqual(acceptedBody(expect.any(String)))
  }
  const failures = () => closed.printed.filter((line) => line.includes('"code":"mail_unavailable"'))
  await expect.poll(failures).toHaveLength(2)
  closed.child.kill('SIGINT')
  expect(await closed.ended).toEqual(cleanEnd)

  const open = startStack(context, settings)
  const [, , inbox] = await open.urls(3)
  const texts = async () => {
    const mails = (await (await fetch(`${inbox}/mails.json`)).json()) as ReceivedMail[]
    return mails.map(({ mail }) => mail.text)
  }
  const sent = expect.stringContaining(message.phone)
  await expect.poll(texts, { timeout: 30_000 }).toEqual([sent, sent])

  // A message must be deleted after the privacy notice's retention period, and not before.
  const sql = postgres(localDatabaseUrl(folder).href)
  const ids = async () => (await sql`select id from contact.outbox`).map((row) => String(row['id']))
  const [kept = '', deleted = ''] = await ids()
  const { messageDays } = facts.privacy
  for (const [id, days] of [
    [kept, messageDays - 1],
    [deleted, messageDays],
  ] as const) {
    const age = `${days} days`
    await sql`update contact.outbox set sent_at = now() - ${age}::interval where id = ${id}`
  }
  await expect.poll(ids, { timeout: 2 * DRAIN_INTERVAL }).toEqual([kept])
  await sql.end()
  await open.stop()
})

test('a process that reuses the PID of a killed database is not killed', async (context) => {
  const folder = temporaryFolder(context).root
  await startDatabase({ folder, port: 0 })
  const file = path.join(folder, 'postmaster.pid')
  const [id = '', ...lines] = (await readFile(file, 'utf8')).split('\n')
  process.kill(Number(id), 'SIGKILL')
  const { uid, gid } = await stat(file)
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'], { uid, gid })
  context.onTestFinished(() => void other.kill())
  await once(other, 'spawn')
  await writeFile(file, [other.pid, ...lines].join('\n'))

  await expect(startDatabase({ folder, port: 0 })).rejects.toThrow('ECONNREFUSED')
  expect([other.exitCode, other.signalCode]).toEqual([null, null])
})

test('a function that exits is reported, and SIGHUP then stops every other process', async (context) => {
  const stack = startStack(context)
  await stack.urls(3)
  const deno = (await stack.processes()).find((line) => line.endsWith('deno'))
  process.kill(parseInt(`${deno}`), 'SIGKILL')
  await expect.poll(() => stack.printed).toContain('Function  exited: start the servers again')
  stack.child.kill('SIGHUP')
  expect(await stack.ended).toEqual(cleanEnd)
})

test('the function exits when the process that started it is killed', async (context) => {
  const stack = startStack(context)
  const [, contact] = await stack.urls(3)
  stack.child.kill('SIGKILL')
  await stack.ended
  const isGone = () => expect(fetch(`${contact}`)).rejects.toThrow('fetch failed')
  await vi.waitFor(isGone, { timeout: 30_000 })
})

test('SIGTERM stops every process, even if some servers are still starting', async (context) => {
  const stack = startStack(context)
  await stack.urls(1)
  stack.child.kill('SIGTERM')
  expect(await stack.ended).toEqual(cleanEnd)
})

test('pressing Ctrl-C repeatedly does not leave the database running', async (context) => {
  const folder = temporaryFolder(context).root
  const stack = startStack(context, { DATABASE_FOLDER: folder })
  await stack.urls(3)
  const pressing = setInterval(() => stack.child.kill('SIGINT'), 20)
  context.onTestFinished(() => clearInterval(pressing))
  expect(await stack.ended).toEqual(cleanEnd)
  expect(existsSync(path.join(folder, 'postmaster.pid'))).toBe(false)
})

test.runIf(process.platform === 'linux')(
  'every process stops when the terminal is closed',
  async (context) => {
    const folder = temporaryFolder(context).root
    const terminal = ['script', '--quiet', '--return', '/dev/null', '--command']
    const shell = ['sh', '-c', `exec ${terminal.join(' ')} "exec $*"`, 'sh']
    const stack = startStack(context, { DATABASE_FOLDER: folder }, [], shell)
    const [site = '', contact = ''] = await stack.urls(3)
    stack.child.kill('SIGKILL')
    for (const url of [site, contact]) {
      const isGone = () => expect(fetch(url)).rejects.toThrow('fetch failed')
      await vi.waitFor(isGone, { timeout: 30_000 })
    }
    // PostgreSQL deletes this file when it stops.
    const running = () => existsSync(path.join(folder, 'postmaster.pid'))
    await vi.waitFor(() => expect(running()).toBe(false), { timeout: 30_000 })
  },
)

test('every process stops when npm kills the shell that started the servers', async (context) => {
  const shell = ['sh', '-c', '"$@"; exit', 'sh']
  const stack = startStack(context, { npm_lifecycle_event: 'start' }, [], shell)
  await stack.urls(3)
  stack.child.kill('SIGTERM')
  expect((await stack.ended).left).toEqual([])
})

describe.concurrent('an unusable port', () => {
  test.for<[args: string[]]>([[[]], [['--dev']]])(
    'PORT is reported if it is already in use (arguments: %j)',
    async ([args], context) => {
      const port = await takenPort(context)
      const stack = startStack(context, { PORT: `${port}` }, args)
      const { code, stderr, left } = await stack.ended
      expect(stderr).toMatch(new RegExp(`^Port ${port} is already in use. Set PORT to .*\n$`))
      expect([code, left]).toEqual([1, []])
    },
  )

  test.for(['FUNCTION_PORT', 'INBOX_PORT', 'DATABASE_PORT'])(
    '%s is reported if it is already in use',
    async (name, context) => {
      const port = await takenPort(context)
      const free = { FUNCTION_PORT: '0', INBOX_PORT: '0', DATABASE_PORT: '0' }
      const started = startMailStack({
        site: facts,
        origins: [],
        databaseFolder: temporaryFolder(context).root,
        environment: { ...free, [name]: `${port}` },
        log: () => {},
      })
      await expect(started).rejects.toThrow(`Port ${port} is already in use. Set ${name} to`)
    },
  )

  test('before building the site, npm start reports a port that is already in use', async (context) => {
    const port = `${await takenPort(context)}`
    const { code, stderr } = await startScript(['server/check-ports.ts'], {
      env: { ...process.env, PORT: '0', FUNCTION_PORT: '0', INBOX_PORT: port },
    })
    expect(stderr).toContain(`Port ${port} is already in use. Set INBOX_PORT to another one`)
    expect(code).toBe(1)
    const { scripts } = JSON.parse(await readFile('package.json', 'utf8'))
    expect(scripts.start).toMatch(/^node --import tsx server\/check-ports\.ts && npm run build/)
  })

  test.for([
    ['PORT', '65536'],
    ['FUNCTION_PORT', '-1'],
    ['INBOX_PORT', 'http'],
  ] as const)('%s=%s is reported as an invalid port', ([name, value]) => {
    const sentence = `${name} is ${value}; it must be a whole number from 0 to 65535.`
    expect(() => portOf(name, { [name]: value })).toThrow(new SettingError(sentence))
  })
})

/** Starts the fixture site's servers, which run until the test ends. */
function startStack(
  { onTestFinished }: TestContext,
  settings: Record<string, string> = {},
  args: string[] = [],
  shell: string[] = [],
) {
  const stack = startServers({ root: fixtureSite, settings, args, shell })
  onTestFinished(stack.stop)
  return stack
}

/** Listens on a free port until the test has finished. Returns the port. */
async function takenPort({ onTestFinished }: TestContext): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}
