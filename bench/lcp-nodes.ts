import path from 'node:path'
import lighthouse from 'lighthouse'
// @ts-ignore
import { LanternLargestContentfulPaint } from './node_modules/lighthouse/core/computed/metrics/lantern-largest-contentful-paint.js'
import { serve } from './built-site.ts'
import { launchBrowser } from './phone.ts'
const browser = await launchBrowser()
const s = await serve(path.resolve(process.argv[2]!))
for (let r = 0; r < Number(process.argv[3] ?? 1); r++) {
const p = await browser.newPage()
const run: any = await lighthouse(s.origin + '/pt-BR', { logLevel: 'error', throttlingMethod: 'simulate', onlyAudits: ['largest-contentful-paint'], disableFullPageScreenshot: true, pauseAfterFcpMs: 500, pauseAfterLoadMs: 500, networkQuietThresholdMs: 500, cpuQuietThresholdMs: 500 } as never, undefined, p as never)
await p.close()
const a = run.artifacts
const trace = a.Trace ?? a.traces?.defaultPass, devtoolsLog = a.DevtoolsLog ?? a.devtoolsLogs?.defaultPass
const res: any = await LanternLargestContentfulPaint.request({ trace, devtoolsLog, gatherContext: a.GatherContext, settings: run.lhr.configSettings, URL: a.URL, SourceMaps: a.SourceMaps ?? [], simulator: null }, { computedCache: new Map() })
console.log('timing', res.timing, 'opt', res.optimisticEstimate.timeInMs, 'pess', res.pessimisticEstimate.timeInMs)
if (r === 0 || process.env.ALL) for (const which of ['optimisticEstimate','pessimisticEstimate']) {
  console.log(which)
  for (const [n, t] of [...res[which].nodeTimings.entries()].sort((x: any, y: any) => x[1].startTime - y[1].startTime))
    console.log(' ', Math.round(t.startTime), '-', Math.round(t.endTime), n.type, n.type === 'network' ? n.request.url.slice(-40) + ' ' + n.request.priority : n.childEvents.map((e: any) => e.name).filter((x: string, i: number, l: string[]) => l.indexOf(x) === i).slice(0, 6).join(',') + ' ' + Math.round(n.duration/1000))
}}
process.exit(0)
