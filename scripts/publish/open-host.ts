import { cloudflareHost } from './cloudflare.ts'
import { readValues, type HostName } from './host-settings.ts'
import type { Host } from './host.ts'
import { netlifyHost } from './netlify.ts'
import { sshHost } from './ssh.ts'
import { vercelHost } from './vercel.ts'

/**
 * Opens the host with the settings in the environment. The tests replace the APIs with variables
 * that the tools of Netlify and Cloudflare read, too.
 */
export function openHost(name: HostName): Host {
  switch (name) {
    case 'netlify':
      return netlifyHost(readValues(name, process.env), process.env['NETLIFY_API_URL'])
    case 'vercel':
      return vercelHost(readValues(name, process.env), process.env['VERCEL_API_URL'])
    case 'cloudflare':
      return cloudflareHost(readValues(name, process.env), process.env['CLOUDFLARE_API_BASE_URL'])
    case 'ssh':
      return sshHost(readValues(name, process.env))
  }
}
