import { createHandler } from './handler.ts'
import { createLog } from './log.ts'
import { createLimiter } from './rate-limit.ts'
import { parseSettings, settingNames } from './settings.ts'
import { createSubmissions } from './submissions.ts'
import { createTransport } from './transports/create-transport.ts'

/** What hosted Supabase adds to Deno; elsewhere there is none. */
interface Host {
  EdgeRuntime?: { waitUntil(work: Promise<unknown>): void }
}

// A wrong setting stops the start, with its name: better than a form that fails later.
const settings = parseSettings(
  Object.fromEntries(settingNames.map((name) => [name, Deno.env.get(name) ?? ''])),
)

const handler = createHandler({
  settings,
  transport: createTransport(settings.mail),
  limiter: createLimiter(settings.limits),
  submissions: createSubmissions(),
  log: createLog(console.log),
  outlive: (work) => (globalThis as Host).EdgeRuntime?.waitUntil(work.catch(() => {})),
})

Deno.serve((request, connection) =>
  handler(request, () => {
    const { remoteAddr } = connection
    return 'hostname' in remoteAddr ? remoteAddr.hostname : ''
  })
)
