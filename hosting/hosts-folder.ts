/** The folder, next to the build, that contains the configuration of each host. */
export const HOSTS_FOLDER = 'dist-hosts'

/** The folder in `dist-hosts` with the copy of the build that each host gets. */
export const siteCopies = {
  vercel: 'vercel/.vercel/output/static',
  netlify: 'netlify/public',
  cloudflare: 'cloudflare/public',
} as const

/**
 * The file in `dist-hosts` that says what is still local, a sample or unanswered; empty if nothing
 * is.
 */
export const RELEASE_SUMMARY = 'release-summary.txt'
