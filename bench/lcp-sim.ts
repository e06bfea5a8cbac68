import path from 'node:path'
import lighthouse from 'lighthouse'
// @ts-ignore
import { LanternLargestContentfulPaint } from './node_modules/lighthouse/core/computed/metrics/lantern-largest-contentful-paint.js'
import { serve } from './built-site.ts'
import { launchBrowser } from './phone.ts'
const browser = await launchBrowser()
const s = await serve(path.resolve(process.argv[2]!))
const p = await browser.newPage()
const run: any = await lighthouse(s.origin + '/pt-BR', { logLevel: 'error', throttlingMethod: 'simulate', onlyAudits: ['largest-contentful-paint'], disableFullPageScreenshot: true, pauseAfterFcpMs: 500, pauseAfterLoadMs: 500, networkQuietThresholdMs: 500, cpuQuietThresholdMs: 500 } as never, undefined, p as never)
await browser.close()
const a = run.artifacts
const trace = a.Trace ?? a.traces?.defaultPass, log0 = a.DevtoolsLog ?? a.devtoolsLogs?.defaultPass
async function sim(mod: Record<string, number>, drop: RegExp | null = null) {
  const log = structuredClone(log0)
  const urls = new Map<string, string>()
  for (const e of log) if (e.method === 'Network.requestWillBeSent') urls.set(e.params.requestId, e.params.request.url)
  const dropped = new Set([...urls].filter(([, u]) => drop?.test(u)).map(([id]) => id))
  for (const e of log) {
    const u = urls.get(e.params?.requestId) ?? ''
    for (const [k, v] of Object.entries(mod)) if (u.includes(k) || (k === 'doc' && u.endsWith('/pt-BR'))) {
      if (e.method === 'Network.loadingFinished') e.params.encodedDataLength = v
      if (e.method === 'Network.dataReceived') e.params.encodedDataLength = 0
    }
  }
  const res: any = await LanternLargestContentfulPaint.request({ trace, devtoolsLog: log.filter((e: any) => !dropped.has(e.params?.requestId)), gatherContext: a.GatherContext, settings: run.lhr.configSettings, URL: a.URL, SourceMaps: [], simulator: null }, { computedCache: new Map() })
  const t: string[] = []
  for (const [n, x] of res.pessimisticEstimate.nodeTimings.entries()) if (n.type === 'network' && /localhost|3A|assets/.test(n.request.url) && !n.request.url.startsWith('data')) t.push(n.request.url.slice(-28, -14) + ' ' + Math.round(x.startTime) + '-' + Math.round(x.endTime))
  return `${Math.round(res.timing)} opt ${Math.round(res.optimisticEstimate.timeInMs)} pess ${Math.round(res.pessimisticEstimate.timeInMs)}  ${t.join(' | ')}`
}
console.log('as is', await sim({}))
for (const doc of [24500, 24000, 23500, 23000, 22000, 21500, 21000, 20000, 18000, 15000]) console.log('doc', doc, await sim({ doc }))
for (const f of [11000, 10000, 9000, 8000, 6000]) console.log('font', f, await sim({ 'instrument-sans': f }))
for (const f of [2900, 2500, 2000, 1000]) console.log('script', f, await sim({ 'index-': f }))
console.log('no flags', await sim({}, /flagcdn/))
console.log('no data', await sim({}, /^data:/))
console.log('no flags no data', await sim({}, /^data:|flagcdn/))
console.log('no script', await sim({}, /index-/))
console.log('no text font', await sim({}, /instrument/))
process.exit(0)
