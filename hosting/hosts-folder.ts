/** The folder, next to the build, that contains each host's configuration. */
export const HOSTS_FOLDER = 'dist-hosts'

/** The folders in `dist-hosts` that contain copies of the build, keyed by host; nginx has none. */
export const siteCopies = {
  vercel: 'vercel/.vercel/output/static',
  netlify: 'netlify/public',
  cloudflare: 'cloudflare/public',
} as const

/**
 * The file in `dist-hosts` that lists what must change before a release: local settings, samples
 * and open questions. It is empty if nothing must change.
 */
export const RELEASE_SUMMARY = 'release-summary.txt'
