import { createReadStream } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { readCommit } from '../../config/read-commit.ts'
import { serverFolders } from '../../hosting/nginx.ts'
import { precompress } from '../../hosting/precompress.ts'
import type { Host, ListedDeploy, Marker } from './host.ts'
import { runTool, withFolder } from './run-tool.ts'
import type { Values } from './host-settings.ts'
import { withLineEnds } from './ssh-key.ts'

const activateScript = path.join(import.meta.dirname, 'activate.sh')

/** A server with nginx. Each release is a folder with a build's files and configuration. */
export function sshHost(values: Values<'ssh'>): Host {
  const { SSH_PATH: root } = values
  const activate = (input: string[]) =>
    withSsh(values, (run) =>
      run(`sh -s -- ${[root, ...input].join(' ')}`, createReadStream(activateScript)),
    )
  const time = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)
  // The time comes first, so that the alphabetical order of releases is chronological.
  const release = [time, readCommit(process.cwd())].filter(Boolean).join('-')
  const marker = { file: 'release.txt', text: time }
  return {
    marker,
    async deploy() {
      const upload = `${root}/upload-${release}`
      await withSsh(values, async (run, folder) => {
        const archive = await pack(folder, `${root}/releases/${release}`, `${root}/current`, marker)
        // Nothing is served from an interrupted upload; the next upload deletes it.
        const unpack = `rm -rf ${root}/upload-* && mkdir -p ${upload} && tar -xzf - --no-same-owner -C ${upload}`
        await run(unpack, createReadStream(archive))
      })
      return (await activate(['activate', release])) || undefined
    },
    rollBack: (wanted) => activate(['roll-back', ...(wanted ? [wanted] : [])]),
    list: async () => (await activate(['list'])).split('\n').filter(Boolean).map(parseListed),
    markAsChecked: async () => void (await activate(['mark-checked'])),
  }
}

/** Parses a line from the list: a release's name and marks. */
function parseListed(line: string): ListedDeploy {
  const [id = '', ...marks] = line.split(' ')
  const state = (['checked', 'left'] as const).find((mark) => marks.includes(mark)) ?? 'unchecked'
  return { id, isCurrent: marks.includes('current'), state }
}

/**
 * Packs the build with compressed copies, and returns the archive's path. The configuration
 * contains the release's own path, so the release is not served before nginx is reloaded.
 */
async function pack(
  folder: string,
  release: string,
  current: string,
  { file: marker, text }: Marker,
): Promise<string> {
  await precompress('dist')
  await mkdir(path.join(folder, 'dist'))
  await writeFile(path.join(folder, 'dist', marker), text)
  const configuration = path.join(folder, 'nginx')
  await mkdir(configuration)
  for (const file of await readdir('dist-hosts/nginx')) {
    const generated = await readFile(path.join('dist-hosts/nginx', file), 'utf8')
    const configured = generated
      .replaceAll(serverFolders.files, `${release}/dist`)
      .replaceAll(serverFolders.configuration, `${current}/nginx`)
    await writeFile(path.join(configuration, file), configured)
  }
  const archive = path.join(folder, 'site.tar.gz')
  const added = ['-C', folder, 'nginx', `dist/${marker}`]
  await runTool('tar', ['-czf', archive, ...added, '-C', process.cwd(), 'dist'])
  return archive
}

type RunOnServer = (command: string, input: Readable) => Promise<string>

/** Lets `use` run commands on the server, with the SSH key and the host key in temporary files. */
function withSsh<Result>(
  { SSH_HOST, SSH_USER, SSH_PORT, SSH_KEY, SSH_KNOWN_HOSTS }: Values<'ssh'>,
  use: (run: RunOnServer, folder: string) => Promise<Result>,
): Promise<Result> {
  return withFolder(async (folder) => {
    const key = path.join(folder, 'key')
    const knownHosts = path.join(folder, 'known_hosts')
    await writeFile(key, withLineEnds(SSH_KEY), { mode: 0o600 })
    await writeFile(knownHosts, withLineEnds(SSH_KNOWN_HOSTS))
    const options = {
      BatchMode: 'yes',
      ConnectTimeout: '20',
      GlobalKnownHostsFile: '/dev/null',
      IdentitiesOnly: 'yes',
      ServerAliveInterval: '20',
      StrictHostKeyChecking: 'yes',
      UserKnownHostsFile: knownHosts,
    }
    // `-F /dev/null` makes ssh ignore the configuration of the user and of the system.
    const args = ['-F', '/dev/null', '-i', key, '-p', SSH_PORT, '-l', SSH_USER].concat(
      Object.entries(options).flatMap(([name, value]) => ['-o', `${name}=${value}`]),
    )
    const explain = (code: number) =>
      code === 255
        ? `There is no connection to ${SSH_HOST}; ssh says why above. If it is the host key, ` +
          'compare SSH_KNOWN_HOSTS with the key on the server. If it is a permission, see SSH_KEY.'
        : 'The server has refused; it says why above. SSH_USER must own the folder SSH_PATH.'
    const run: RunOnServer = async (command, input) =>
      (await runTool('ssh', [...args, SSH_HOST, command], { input, explain })).trim()
    return await use(run, folder)
  })
}
