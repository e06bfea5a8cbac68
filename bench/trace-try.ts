import path from 'node:path'
import { serve } from './built-site.ts'
import { launchBrowser, onPhone } from './phone.ts'
const b = await launchBrowser(); const s = await serve(path.resolve(process.argv[2]!))
for (let r = 0; r < 3; r++) await onPhone(b, { cpuSlowdown: 1 }, async (page) => {
  await page.tracing.start({ categories: ['devtools.timeline','loading','blink.user_timing','disabled-by-default-devtools.timeline'] })
  await page.goto(s.origin + '/pt-BR', { waitUntil: 'networkidle0' })
  const buf = await page.tracing.stop(); const t = JSON.parse(Buffer.from(buf!).toString())
  const ev = t.traceEvents as any[]
  const nav = ev.find((e) => e.name === 'navigationStart' && e.args?.data?.documentLoaderURL?.includes('localhost'))
  const t0 = nav.ts, tid = nav.tid
  if (r === 2) for (const e of ev.filter((e) => e.pid === nav.pid && e.tid===tid && (e.dur > 1500 && ['RunTask','EvaluateScript','v8.evaluateModule','Layout','UpdateLayoutTree','FunctionCall','ParseHTML','Paint','PrePaint','Layerize','FireAnimationFrame','TimerFire','EventDispatch','v8.compileModule','Commit'].includes(e.name) || ['firstPaint','largestContentfulPaint::Candidate','firstContentfulPaint','domContentLoadedEventEnd','loadEventEnd'].includes(e.name)) && e.ts >= t0).sort((a, b) => a.ts - b.ts))
    console.log(((e.ts - t0) / 1000).toFixed(1).padStart(7), ((e.dur ?? 0) / 1000).toFixed(1).padStart(6), e.name, e.args?.data?.url?.slice(-20) ?? e.args?.data?.type ?? e.args?.data?.functionName ?? '')
})
process.exit(0)
