import { checkContent } from '../../cli/check-content.ts'

/** What one process took to check the roots that it was given. */
export interface Checking {
  /** Seconds of processor, user and system. */
  seconds: number
  files: number
  findings: number
  /** The most memory that the process held, in MB. */
  megabytes: number
}

/** Enough that what is measured afterwards is the checker, not the compiler under it. */
const WARM_UP_RUNS = 8

for (let run = 0; run < WARM_UP_RUNS; run++) await checkContent('.')
const checking: Checking = { seconds: 0, files: 0, findings: 0, megabytes: 0 }
const before = process.cpuUsage()
for (const root of process.argv.slice(2)) {
  const { fileCount, findings } = await checkContent(root)
  checking.files += fileCount
  checking.findings += findings.length
}
const { user, system } = process.cpuUsage(before)
checking.seconds = (user + system) / 1e6
checking.megabytes = process.resourceUsage().maxRSS / 1024
process.stdout.write(JSON.stringify(checking))
