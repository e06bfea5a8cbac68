import { portOf, type PortName } from '../config/ports.ts'
import { SettingError } from '../config/setting-error.ts'
import { checkPort } from './listen.ts'

/**
 * The ports that `npm start` checks before it builds the site. The database port is not checked,
 * because a database that is still running is reused.
 */
const names: PortName[] = ['PORT', 'FUNCTION_PORT', 'INBOX_PORT']

try {
  for (const name of names) await checkPort(name, portOf(name, process.env))
} catch (error) {
  if (!(error instanceof SettingError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
