import { exitCodes, type ExitCode } from '../exit-code.ts'
import { counted } from '../messages/message.ts'
import type { Output } from '../output.ts'
import { rules } from '../rules/index.ts'
import { selfTest, type SelfTestResult } from '../self-test/self-test.ts'

/** Shows that no rule finds anything in the content of the tests, and that each finds the faults planted there. */
export async function checkRules(output: Output, root?: string): Promise<ExitCode> {
  const { results, untouched } = await selfTest(root)
  if (untouched.length > 0) {
    output.write(`${counted(untouched.length, 'finding')} in the content without them:\n`)
    for (const { file, place, rule } of untouched) {
      output.write(`  ${file}:${place.line}:${place.column}  ${rule}\n`)
    }
    return exitCodes.findings
  }
  const width = Math.max(...rules.map(({ id }) => id.length))
  for (const { id } of rules) {
    const own = results.filter(({ fault }) => fault.rule === id)
    const caught = own.filter((result) => result.caught).length
    output.write(`${id.padEnd(width)}  ${caught} of ${own.length}\n`)
    for (const result of own) if (!result.caught) output.write(missed(result))
  }
  const all = results.filter((result) => result.caught).length
  output.write(
    `\n${all} of ${results.length} planted faults found; 0 findings in the content without them\n`,
  )
  return all === results.length ? exitCodes.clean : exitCodes.findings
}

function missed({ fault, at, found }: SelfTestResult): string {
  const instead = found.map((one) => `${one.place.line}:${one.place.column} ${one.rule}`)
  const heard = instead.length === 0 ? 'nothing' : instead.join(', ')
  return `  missed: ${fault.name} (${at.file}:${at.place}); reported instead: ${heard}\n`
}
