// @ts-check
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/*
 * Runs scripts of package.json side by side, as many as there are processors, in the given
 * order; each shows what it says when it has ended, and the last lines tell which failed.
 * Plain JavaScript, and no npm between: either would take half a second of each script.
 */

/** What has to have ended before, where it is run too: these look at what the build wrote. */
const after = new Map([
  ['check:links', 'build'],
  ['test:function', 'build'],
  ['test:unit', 'build'],
])

const root = fileURLToPath(new URL('..', import.meta.url))
/** @type {{ scripts: Record<string, string> }} */
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

const names = process.argv.slice(2)
const unknown = names.filter((name) => scripts[name] === undefined)
if (names.length === 0 || unknown.length > 0) {
  process.stderr.write(`no such scripts: ${unknown.join(', ') || 'none named'}\n`)
  process.exit(2)
}

const waiting = [...names]
/** @type {Map<string, Promise<void>>} */
const running = new Map()
/** @type {Map<string, boolean>} */
const passed = new Map()

while (waiting.length > 0 || running.size > 0) {
  const next = waiting.findIndex(canStart)
  if (next !== -1 && running.size < Math.max(2, availableParallelism())) {
    for (const name of waiting.splice(next, 1)) {
      running.set(
        name,
        run(name).finally(() => running.delete(name)),
      )
    }
  } else await Promise.race(running.values())
}

const failed = names.filter((name) => !passed.get(name))
process.stdout.write(
  failed.length > 0 ? `\nfailed: ${failed.join(', ')}\n` : `\n${names.length} passed\n`,
)
process.exitCode = failed.length > 0 ? 1 : 0

/** @param {string} name */
function canStart(name) {
  const before = after.get(name)
  return before === undefined || !names.includes(before) || passed.has(before)
}

/** @param {string} name */
async function run(name) {
  const before = after.get(name)
  if (before !== undefined && passed.get(before) === false) {
    finish(name, false, `not run: ${before} failed\n`, 0)
    return
  }
  const start = performance.now()
  const child = spawn(scripts[name] ?? '', {
    cwd: root,
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PATH: join(root, 'node_modules/.bin') + delimiter + process.env['PATH'],
      ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
    },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (said += text))
  }
  const [code] = await once(child, 'close')
  finish(name, code === 0, said, performance.now() - start)
}

/**
 * @param {string} name
 * @param {boolean} isPassed
 * @param {string} said
 * @param {number} duration in milliseconds
 */
function finish(name, isPassed, said, duration) {
  passed.set(name, isPassed)
  const seconds = (duration / 1000).toFixed(1)
  process.stdout.write(`\n${isPassed ? '✓' : '✗'} ${name} ${seconds} s\n${said.trim()}\n`)
}
