import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { readCommit } from '../../config/read-commit.ts'
import type { HostingPolicy } from '../../hosting/hosting-policy.ts'
import { HOSTS_FOLDER, siteCopies } from '../../hosting/hosts-folder.ts'
import {
  findChangedFiles,
  readReleaseRecord,
  RELEASE_RECORD,
  type ChangedFile,
  type ReleaseRecord,
} from '../../hosting/release-record.ts'
import { parseDirectives, POLICY_HEADER } from '../../hosting/security-headers.ts'
import { andOthers } from './check-site.ts'
import { PublishError, type HostName } from './host-settings.ts'

/**
 * @throws PublishError if the build or its record is missing, if the build was made from another
 *   commit, from uncommitted changes or for another function, or if files were changed afterwards
 */
export async function checkBuild(name: HostName, functionOrigin: string): Promise<void> {
  const file = path.join(HOSTS_FOLDER, 'policy.json')
  const text = await readFile(file, 'utf8').catch(() => {
    throw new PublishError('There is no build. Run npm run build.')
  })
  const record = await readReleaseRecord('dist')
  if (record === undefined) {
    throw new PublishError(
      `dist/${RELEASE_RECORD} is missing or damaged. Run npm run build and publish again.`,
    )
  }
  const commit = readCommit(process.cwd())
  if (record.commit !== commit) {
    throw new PublishError(
      `The build is of ${record.commit || 'an unknown commit'}, the checkout ${commit}. Run npm run build.`,
    )
  }
  if (commit.endsWith('-dirty')) {
    throw new PublishError('Commit your changes, run npm run build and publish again.')
  }
  await checkFiles('dist', record)
  // The host's copy of the build may also contain configuration files, such as `_headers`.
  if (name !== 'ssh') await checkFiles(`${HOSTS_FOLDER}/${siteCopies[name]}`, record, ['added'])
  const { securityHeaders } = JSON.parse(text) as HostingPolicy
  const sources = parseDirectives(securityHeaders[POLICY_HEADER]).get('connect-src')
  if (!sources?.includes(functionOrigin)) {
    throw new PublishError(
      `The build does not use the function at ${functionOrigin}. Run npm run build with the same variables.`,
    )
  }
}

/** @throws PublishError if a file was changed after the build in a way that is not `allowed` */
async function checkFiles(
  folder: string,
  record: ReleaseRecord,
  allowed: ChangedFile['change'][] = [],
): Promise<void> {
  const all = await findChangedFiles(folder, record)
  const [first, ...others] = all.filter(({ change }) => !allowed.includes(change))
  if (first === undefined) return
  const more = andOthers(others, 'file')
  throw new PublishError(
    `${folder}/${first.file} was ${first.change} after the build${more && `,${more}`}. Run npm run build and publish again.`,
  )
}
