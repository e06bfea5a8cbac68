/**
 * `npm run imports`: writes the oxlint settings that follow from the table in `docs/imports.md`.
 */
import { writeFileSync } from 'node:fs'
import { oxlintSettings } from './oxlint-rules.ts'

writeFileSync('.oxlint-imports.json', oxlintSettings())
