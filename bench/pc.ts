import { globSync } from 'node:fs'
import { precompress } from '../hosting/precompress.ts'
const f = process.argv[2]!
await precompress(f, globSync('**/*.html', { cwd: f }))
