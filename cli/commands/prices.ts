import { runContentRules, settingsErrors } from '../checks/check-content.ts'
import { readContent } from '../content/read-content.ts'
import { withLanguage, withRoot, type AddCommand } from '../core/options.ts'
import { type ExitCode, exitCodes, type Output } from '../core/program.ts'
import { pluralize, type ReportLanguage } from '../core/report-language.ts'
import { staleFiles, writeStaleFiles, type StaleFile } from '../prices/generated-folder.ts'
import { priceModules } from '../prices/price-modules.ts'
import { formatStaleFiles } from '../reporters/stale-files.ts'
import { formatReport } from '../reporters/text.ts'

export const addCommand: AddCommand = (cli, { output, exit }) => {
  withLanguage(withRoot(cli.command('prices')))
    .summary('write the price tables of every language to src/generated/prices/')
    .description(
      'Converts the amounts in content/prices.yaml into the currency of each language and ' +
        'writes them to src/generated/prices/. Commit the files.',
    )
    .option('--check', 'only show what would change, and exit with 1 if anything would')
    .addHelpText(
      'after',
      '\nExamples:\n  $ npx cli prices           after a price change\n' +
        '  $ npx cli prices --check   to check whether the tables are up to date\n',
    )
    .action(async ({ root, check = false }: { root: string; check?: boolean }) => {
      exit(await prices(root, check, output))
    })
}

async function prices(root: string, check: boolean, output: Output): Promise<ExitCode> {
  const content = await readContent(root)
  const report = await runContentRules(content)
  const findings = settingsErrors(report)
  if (findings.length > 0) {
    output.write(formatReport({ ...report, findings }, output))
    return exitCodes.findings
  }
  const modules = priceModules(content)
  const stale = await staleFiles(root, modules)
  if (stale.length === 0) {
    output.write(`${priceFileMessages[output.language].upToDate(modules.size)}\n`)
    return exitCodes.clean
  }
  if (check) {
    output.write(formatStaleFiles(stale, output))
    return exitCodes.findings
  }
  await writeStaleFiles(root, stale)
  const words = priceFileMessages[output.language]
  output.write(stale.map((file) => `${words[change(file)]} ${file.path}\n`).join(''))
  return exitCodes.clean
}

function change({ current, wanted }: StaleFile): 'removed' | 'added' | 'updated' {
  if (wanted === null) return 'removed'
  return current === null ? 'added' : 'updated'
}

const priceFileMessages = {
  en: {
    upToDate: (count: number) => `${pluralize(count, 'file')} up to date`,
    added: 'added',
    updated: 'updated',
    removed: 'removed',
  },
  pt: {
    upToDate: (count: number) => `Em dia: ${pluralize(count, 'arquivo')}`,
    added: 'novo',
    updated: 'atualizado',
    removed: 'removido',
  },
  es: {
    upToDate: (count: number) => `Al día: ${pluralize(count, 'archivo')}`,
    added: 'nuevo',
    updated: 'actualizado',
    removed: 'eliminado',
  },
} satisfies Record<ReportLanguage, object>
