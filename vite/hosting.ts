import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { readCommit } from '../config/read-commit.ts'
import { readSiteSettings } from '../config/read-site-settings.ts'
import { HOSTS_FOLDER, RELEASE_SUMMARY } from '../hosting/hosts-folder.ts'
import { writeHosts } from '../hosting/write-hosts.ts'

/**
 * The Vite plugin that writes each host's configuration, which implements the policy. The last
 * lines of the build's output list what must change before the build is published.
 *
 * @param supabaseUrl URL of the Supabase project, to which the form sends messages; undefined in the
 *   preview of a pull request
 * @param releaseSummary returns these last lines; empty if nothing must change
 */
export function hosting(
  supabaseUrl: string | undefined,
  releaseSummary: () => Promise<string>,
): Plugin {
  return {
    name: 'hosting',
    apply: 'build',
    buildApp: {
      // Run after the pages are written.
      order: 'post',
      async handler({ config: { root, logger }, environments }) {
        const { client } = environments
        if (client === undefined) throw new Error('The environment client is missing')
        const build = path.resolve(root, client.config.build.outDir)
        await writeHosts(root, build, readSiteSettings(root), supabaseUrl, readCommit(root))
        const summary = await releaseSummary()
        const text = summary === '' ? '' : `${summary}\n`
        await writeFile(path.join(root, HOSTS_FOLDER, RELEASE_SUMMARY), text)
        if (summary !== '') logger.info(`\n${summary}`)
      },
    },
  }
}
