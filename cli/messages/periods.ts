import { pathToFileURL } from 'node:url'
import { readSite } from '../../config/read-site.ts'
import { InputError } from '../core/program.ts'

/** The periods in the privacy notice, in days. */
export interface Periods {
  messageDays: number
  backupDays: number
}

/**
 * @param root the folder that contains `content/`
 * @throws InputError if `content/site.yaml` is missing or invalid
 */
export function readPeriods(root: string): Periods {
  try {
    return readSite(pathToFileURL(`${root}/`)).privacy
  } catch {
    throw new InputError(
      `content/site.yaml in ${root} is missing or invalid. See npx cli check-locales.`,
    )
  }
}
