import { EventEmitter, once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { build, createServer, type HotPayload } from 'vite'
import { expect, onTestFinished, test, type TestContext } from 'vitest'
import { contentCheck } from '../../vite/content-check.ts'
import type { ContentCopy } from '../../cli/self-test/content-copy.ts'
import { copyContent } from '../cli/copy-content.ts'
import { runCli } from '../cli/run-cli.ts'

const file = 'content/en/hero.mdx'
const fault = { file, find: /^viewPricing: .*/m, replace: 'viewPricing: ‸' }

/** In chokidar, in milliseconds. A timer that is set later and is as long ends later. */
const WATCHER_PAUSE = 50

test('a build of wrong content fails with the report', async (context) => {
  const copy = await site(context)
  const place = await copy.plant(fault)
  await expect(buildOf(copy)).rejects.toThrow(`${file}:`)
  expect(place).toMatch(/^\d+:14$/)
})

test('a build with stale prices fails with the difference, and one with fresh prices does not', async (context) => {
  const copy = await site(context)
  await buildOf(copy)
  await copy.plant({ file: 'content/prices.yaml', find: /monthly: .*/, replace: 'monthly: 1' })
  await expect(buildOf(copy)).rejects.toThrow(/run npx cli prices/)
})

test('the development server shows a fault over the page until it is put right', async (context) => {
  const copy = await site(context)
  const { server, sent, plugin } = await serve(copy)
  expect(await plugin.api?.failure()).toBeNull()

  const whole = await copy.read(file)
  const failed = sent('error')
  await copy.plant(fault)
  const error = await failed
  expect(error).toMatchObject({
    err: { plugin: 'content-check', id: copy.path(file), loc: { column: 1 } },
  })
  expect(await plugin.api?.failure()).toEqual(error)

  // Pages that are opened now get the same message over their own connections. Vite itself
  // keeps it for the first of them only.
  const address = server.resolvedUrls?.local[0] ?? ''
  expect(await firstError(address)).toContain('content-check')
  expect(await firstError(address)).toContain('content-check')

  // Vite's watcher passes over a change so soon after another one of the same file.
  await setTimeout(WATCHER_PAUSE)
  const reloaded = sent('full-reload')
  await copy.write(file, whole)
  await reloaded
  expect(await plugin.api?.failure()).toBeNull()
})

async function site(context: TestContext): Promise<ContentCopy> {
  const copy = await copyContent(context)
  await mkdir(copy.path('src'))
  await writeFile(copy.path('index.html'), '<!doctype html><title>x</title>')
  await runCli('prices', '--root', copy.root)
  return copy
}

function buildOf(copy: ContentCopy): Promise<unknown> {
  const options = { root: copy.root, configFile: false, logLevel: 'silent' } as const
  return build({ ...options, plugins: [contentCheck()] })
}

async function serve(copy: ContentCopy) {
  const plugin = contentCheck()
  let watching: Promise<unknown> | undefined
  const server = await createServer({
    root: copy.root,
    configFile: false,
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1' },
    plugins: [
      {
        name: 'watching',
        configureServer: ({ watcher }) => void (watching = once(watcher, 'ready')),
      },
      plugin,
    ],
  })
  onTestFinished(() => server.close())
  await server.listen()
  await watching

  const { hot } = server.environments.client
  const messages = new EventEmitter()
  const send = hot.send.bind(hot)
  hot.send = (payload: HotPayload) => {
    messages.emit(`sent ${payload.type}`, payload)
    send(payload)
  }
  const sent = async (type: HotPayload['type']) => {
    const [payload] = (await once(messages, `sent ${type}`)) as [HotPayload]
    return payload
  }
  return { server, sent, plugin }
}

/** The first error that comes over the connection that Vite's client opens. */
async function firstError(address: string): Promise<string> {
  const upgrade = request(address, {
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': Buffer.alloc(16).toString('base64'),
      'sec-websocket-protocol': 'vite-hmr',
    },
  }).end()
  const [, socket, head] = (await once(upgrade, 'upgrade')) as [unknown, Duplex, Buffer]
  onTestFinished(() => void socket.destroy())
  let received = head.toString()
  while (!received.includes('"type":"error"')) received += String((await once(socket, 'data'))[0])
  return received
}
