import { createBuilder, loadConfigFromFile, type PluginOption } from 'vite'

/**
 * Builds the site in the working folder and prints what it took, as JSON. The content
 * check is left out: it knows the languages that there are, and `bench:cli` measures
 * how it grows.
 */
export interface Building {
  /** Seconds on the clock. */
  seconds: number
  /** Seconds of processor, user and system. */
  processor: number
  /** The most memory that was held, MB. */
  megabytes: number
}

const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' })
if (loaded === null) throw new Error('There is no vite.config.ts here')
const plugins = (await flatten(loaded.config.plugins ?? [])).filter(
  (plugin) => !(plugin && 'name' in plugin && plugin.name === 'content-check'),
)

const start = performance.now()
const before = process.cpuUsage()
const builder = await createBuilder({
  ...loaded.config,
  plugins,
  configFile: false,
  logLevel: 'error',
})
await builder.buildApp()
const { user, system } = process.cpuUsage(before)

const building: Building = {
  seconds: (performance.now() - start) / 1000,
  processor: (user + system) / 1_000_000,
  megabytes: process.resourceUsage().maxRSS / 1024,
}
process.stdout.write(`${JSON.stringify(building)}\n`)

async function flatten(options: PluginOption): Promise<Exclude<PluginOption, PluginOption[]>[]> {
  const option = await options
  if (!Array.isArray(option)) return [option]
  return (await Promise.all(option.map(flatten))).flat()
}
