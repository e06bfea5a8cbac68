import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, test, vi, type TestContext } from 'vitest'
import { portOf, SettingError } from '../../server/settings.ts'
import { fixtureBuild, fixtureSite } from '../fixtures/fixture-site.ts'
import { site as settings } from '../fixtures/words.ts'
import { accepted, message } from '../supabase/running-function.ts'

const FREE = { PORT: '0', FUNCTION_PORT: '0', INBOX_PORT: '0' }

beforeAll(() => {
  if (!existsSync(fixtureBuild)) throw new Error('There is no build: run npm run build:fixture')
})

test('the three addresses that it prints are those of the site, the function and the inbox; SIGTERM ends all', async (context) => {
  const stack = startStack(context)
  const [site, contact, inbox] = await stack.addresses(3)
  const page = await fetch(`${site}/`)
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html;charset=utf-8'])

  const brazilian = `www.farol${settings.brazilianDomainMarker}`
  for (const host of ['localhost', '127.0.0.1', brazilian]) {
    const origin = `${site}`.replace('localhost', host)
    const answer = await fetch(`${contact}/functions/v1/send-contact-email`, {
      method: 'POST',
      headers: { Origin: origin, 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
    })
    expect(await answer.json()).toEqual(accepted(expect.any(String)))
  }

  expect(await (await fetch(`${inbox}/`)).text()).toContain(message.name)
  const mails = await (await fetch(`${inbox}/mails.json`)).json()
  expect(mails).toMatchObject([{ mail: { text: expect.stringContaining(message.phone) } }, {}, {}])

  await expectNothingLeft(stack, 'SIGTERM')
})

test('a function that ends is reported and started again at the same URL', async (context) => {
  const stack = startStack(context)
  const [, contact] = await stack.addresses(3)
  const deno = (await processesOf(stack.child)).find((line) => line.endsWith('deno'))
  process.kill(Number(deno?.trim().split(/\s+/)[0]), 'SIGKILL')
  const [, , , again] = await stack.addresses(4)
  expect(again).toBe(contact)
  expect(stack.printed()).toContain('Function  exited unexpectedly; restarting it')
  const answer = await fetch(`${contact}`, { method: 'POST' })
  expect(answer.status).toBe(403)
  await expectNothingLeft(stack, 'SIGTERM')
})

test('the function does not outlive a stack that is killed', async (context) => {
  const stack = startStack(context)
  const [, contact] = await stack.addresses(3)
  stack.child.kill('SIGKILL')
  await stack.ended
  const isGone = () => expect(fetch(`${contact}`)).rejects.toThrow('fetch failed')
  await vi.waitFor(isGone, { timeout: 30_000 })
})

describe.concurrent('stopping it leaves nothing behind', () => {
  test.for([
    ['SIGINT', 3],
    ['SIGTERM', 1],
  ] as const)('with %s after %i addresses', async ([signal, count], context) => {
    const stack = startStack(context)
    await stack.addresses(count)
    await expectNothingLeft(stack, signal)
  })
})

async function expectNothingLeft(
  stack: ReturnType<typeof startStack>,
  signal: 'SIGINT' | 'SIGTERM',
) {
  const addresses = await stack.addresses(1)
  stack.child.kill(signal)
  const { code, stderr } = await stack.ended
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(await processesOf(stack.child)).toEqual([])
  for (const address of addresses) await expect(fetch(address)).rejects.toThrow('fetch failed')
}

describe.concurrent('a port that cannot be had gives one sentence that names its setting', () => {
  const commands: [string, string[]][] = [
    ['PORT', []],
    ['FUNCTION_PORT', []],
    ['INBOX_PORT', []],
    ['PORT', ['--dev']],
  ]
  test.for(commands)('taken %s %j', async ([name, args], context) => {
    const port = await takenPort(context)
    const stack = startStack(context, { [name]: String(port) }, args)
    const { code, stderr } = await stack.ended
    const [, suggested] = new RegExp(
      `^Port ${port} is already in use. Set ${name} to another one, for example ${name}=(\\d+)\n$`,
    ).exec(stderr) ?? [undefined, stderr]
    const free = await listenOn(Number(suggested))
    free.close()
    expect(code).toBe(1)
    expect(await processesOf(stack.child)).toEqual([])
  })

  test.for([
    ['PORT', '65536'],
    ['FUNCTION_PORT', '-1'],
    ['INBOX_PORT', 'http'],
  ] as const)('%s=%s', ([name, value]) => {
    const complaint = `${name} is ${value}; it must be a whole number from 0 to 65535.`
    expect(() => portOf(name, { [name]: value })).toThrow(new SettingError(complaint))
  })

  test('also where that shows late', async (context) => {
    const stack = startStack(context, { FUNCTION_PORT: '-1' })
    const { code, stderr } = await stack.ended
    expect(stderr).toBe('FUNCTION_PORT is -1; it must be a whole number from 0 to 65535.\n')
    expect(code).toBe(1)
    expect(await processesOf(stack.child)).toEqual([])
  })
})

/** Starts what `npm start` starts, in a process group of its own. */
function startStack(
  { onTestFinished }: TestContext,
  ports: Record<string, string> = {},
  args: string[] = [],
) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts', ...args], {
    cwd: fixtureSite,
    env: { ...process.env, ...FREE, ...ports, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let stderr = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  const lines = createInterface({ input: child.stdout })
  const found: string[] = []
  const printed: string[] = []
  lines.on('line', (line) => {
    printed.push(line)
    const [address] = /http:\/\/\S+/.exec(line) ?? []
    if (address !== undefined) found.push(address)
  })
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, stderr }))
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    await ended
  })
  return {
    child,
    ended,
    printed: () => printed,
    /** The addresses it prints, once there are so many. */
    addresses: async (count: number) => {
      while (found.length < count) {
        const line = await Promise.race([once(lines, 'line'), ended])
        if (!Array.isArray(line)) throw new Error(`It ended too early: ${stderr}`)
      }
      return found
    },
  }
}

/** What still runs of a process group. */
async function processesOf({ pid }: ChildProcess): Promise<string[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,pgid=,stat=,comm='])
  return stdout.split('\n').filter((line) => {
    const [, group, state = ''] = line.trim().split(/\s+/)
    return group === String(pid) && !state.startsWith('Z')
  })
}

/** A port that is taken until the end of the test; so is the one after it. */
async function takenPort({ onTestFinished }: TestContext): Promise<number> {
  const server = await listenOn(0)
  const { port } = server.address() as AddressInfo
  const next = await listenOn(port + 1).catch(() => undefined)
  onTestFinished(() => {
    server.close()
    next?.close()
  })
  return port
}

/** @throws where the port is taken */
async function listenOn(port: number): Promise<Server> {
  const server = createServer().listen(port)
  await once(server, 'listening')
  return server
}
