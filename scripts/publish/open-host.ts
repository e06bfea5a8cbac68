import { cloudflareHost } from './cloudflare.ts'
import { readValues, type HostName } from './host-settings.ts'
import type { Host } from './host.ts'
import { netlifyHost } from './netlify.ts'
import { sshHost } from './ssh.ts'
import { vercelHost } from './vercel.ts'

/** Opens the host with the settings in the environment. */
export function openHost(name: HostName): Host {
  switch (name) {
    case 'netlify':
      // Netlify's CLI reads the same variable, with which the tests replace the API.
      return netlifyHost(readValues(name, process.env), process.env['NETLIFY_API_URL'])
    case 'vercel':
      return vercelHost(readValues(name, process.env))
    case 'cloudflare':
      return cloudflareHost(readValues(name, process.env))
    case 'ssh':
      return sshHost(readValues(name, process.env))
  }
}
