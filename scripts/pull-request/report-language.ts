/**
 * Prints the language of the reports on a pull request: English or Spanish if only texts in that
 * language change, otherwise Portuguese. The record of accepted translations does not count.
 */
import { execFileSync } from 'node:child_process'
import { variable } from './github.ts'

const range = `${variable('BASE')}...HEAD`
const args = ['diff', '--name-only', range, '--', 'content', ':!content/.accepted.yaml']
const files = execFileSync('git', args, { encoding: 'utf8' }).trim().split('\n')
const languages = new Set(files.map((file) => /^content\/(en|es)\//.exec(file)?.[1]))
const [language = 'pt', ...others] = languages
process.stdout.write(others.length > 0 ? 'pt' : language)
