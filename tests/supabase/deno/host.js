/* global Deno */
import { createInterface } from 'node:readline'

// Runs the real entry of the function any number of times in one Deno. A line of the
// input starts one with its settings, or stops it; what it logs is told with its number.
const ENTRY = new URL('../../../supabase/functions/send-contact-email/index.ts', import.meta.url)
const servers = new Map()
const { log } = console
const { serve } = Deno
const say = (said) => log(JSON.stringify(said))

for await (const line of createInterface({ input: process.stdin })) {
  const { number, settings } = JSON.parse(line)
  if (settings === undefined) void stop(number)
  else await start(number, settings)
}
Deno.exit()

async function start(number, settings) {
  for (const [name, value] of Object.entries(settings)) Deno.env.set(name, value)
  console.log = (lines) => say({ number, lines })
  Deno.serve = (handler) => {
    const onListen = ({ port }) => say({ number, port })
    servers.set(number, serve({ hostname: '127.0.0.1', port: 0, onListen }, handler))
  }
  await import(`${ENTRY}?${number}`)
}

async function stop(number) {
  await servers.get(number).shutdown()
  say({ number, stopped: true })
}
