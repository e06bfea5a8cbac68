/** `npm run imports`: writes what follows from the table of imports. */
import { writeFileSync } from 'node:fs'
import { generatedFiles } from './generated-files.ts'

for (const [file, text] of Object.entries(generatedFiles())) writeFileSync(file, text)
