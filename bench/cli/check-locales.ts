import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Checking } from './checking-process.ts'
import { cpuSeconds } from '../cpu-seconds.ts'
import { ways, type Enlarge } from './larger-content.ts'
import { median } from '../percentile.ts'
import { slopeOf } from '../slope.ts'

/**
 * What `check-locales` and `prices` cost on this content beyond starting Node, and how
 * the cost grows with the content. All times are of the processor, user and system,
 * so that they say the same on a busy machine, or nearly. The program is started as
 * `npx cli` starts it, but without npm, whose own start takes longer and is not ours.
 */
const { values } = parseArgs({
  options: {
    /** How often each command is run. */
    runs: { type: 'string', default: '7' },
    /** How many times the content. */
    sizes: { type: 'string', default: '1,10,30,100' },
    /** The most seconds beyond starting Node. */
    goal: { type: 'string', default: '0.6' },
    /** The steepest slope of log(time) over log(size); 1 is linear. */
    slope: { type: 'string', default: '1.2' },
  },
})

const BARE = 'node -e 0'
/** What the goal is for. */
const goals = ['node cli/start.js check-locales', 'node cli/start.js prices --check']
const commands = [
  BARE,
  'npx -c true',
  'npx cli check-locales',
  'node_modules/.bin/tsx cli/main.ts check-locales',
  'rm -rf node_modules/.cache/cli && node cli/start.js help',
  'node cli/start.js help',
  ...goals,
]

const folder = await mkdtemp(join(tmpdir(), 'check-locales-'))
try {
  const cost = measureCommands()
  const slopes: number[] = []
  for (const [name, enlarge] of Object.entries(ways)) slopes.push(await measure(name, enlarge))
  const steepest = Math.max(...slopes)
  print(`goal: at most ${values.goal} s beyond Node, npm left out: ${cost.toFixed(2)} s`)
  print(`goal: slope at most ${values.slope}: ${steepest.toFixed(2)}`)
  if (cost > Number(values.goal) || steepest > Number(values.slope)) process.exitCode = 1
} finally {
  await rm(folder, { recursive: true })
}

/** In turns, so that what else the machine does falls on all alike; answers with the dearest of the goals. */
function measureCommands(): number {
  const taken = new Map(commands.map((command) => [command, [] as number[]]))
  for (let run = 0; run < Number(values.runs); run++) {
    for (const [command, seconds] of taken) seconds.push(cpuSeconds(command))
  }
  const beyond = new Map(
    [...taken].map(([command, seconds]) => [
      command,
      median(seconds) - median(taken.get(BARE) ?? []),
    ]),
  )
  for (const [command, seconds] of taken) {
    const figures = `${median(seconds).toFixed(2)} s, ${beyond.get(command)?.toFixed(2)} beyond Node`
    print(`${command.padEnd(58)} ${figures}`)
  }
  return Math.max(...goals.map((command) => beyond.get(command) ?? Number.NaN))
}

async function measure(name: string, enlarge: Enlarge): Promise<number> {
  const points: [logSize: number, logSeconds: number][] = []
  for (const size of values.sizes.split(',').map(Number)) {
    const checking = check(await enlarge(folder, size))
    points.push([Math.log(size), Math.log(checking.seconds)])
    print(formatPoint(name, size, checking))
  }
  const slopes = {
    all: slopeOf(points),
    // What doesn't grow hides in the first sizes what does.
    end: slopeOf(points.slice(-2)),
  }
  print(
    `${name.padEnd(8)} slope of log(time) over log(size): ${slopes.all.toFixed(2)}, ` +
      `at the end ${slopes.end.toFixed(2)}`,
  )
  return Math.max(slopes.all, slopes.end)
}

/** In a process of its own, so that its memory is its own. */
function check(roots: readonly string[]): Checking {
  const command = ['--import', 'tsx', 'bench/cli/checking-process.ts', ...roots]
  return JSON.parse(execFileSync('node', command, { encoding: 'utf8' })) as Checking
}

function formatPoint(name: string, size: number, checking: Checking): string {
  const { files, seconds, megabytes, findings } = checking
  const figures = [
    `${files} files`,
    `${seconds.toFixed(2)} s`,
    // A file that is ten times as long counts as ten.
    `${((seconds * 1000) / (name === 'copies' ? files : files * size)).toFixed(2)} ms/file`,
    `${megabytes.toFixed(0)} MB`,
    `${findings} findings`,
  ]
  return `${name.padEnd(8)} × ${String(size).padEnd(4)} ${figures.map((text) => text.padStart(13)).join(' ')}`
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
