import type { Prices } from '../../src/content/prices.ts'
import { locales } from '../../src/locales.ts'
import { checkSettings, type Report } from '../check-content.ts'
import { indexModule, tableModule } from './module-source.ts'
import { planLimits, priceTable } from './price-table.ts'

/** Sources of the generated modules, by file name. */
export type PriceModules = ReadonlyMap<string, string>

/**
 * Computes the generated modules from the settings on disk; writes nothing.
 * There are none where the report has findings.
 *
 * @param root the folder that holds `content/`
 */
export async function computePriceModules(
  root: string,
): Promise<{ report: Report; modules: PriceModules | null }> {
  const { model, report } = await checkSettings(root)
  if (report.findings.length > 0) return { report, modules: null }

  const file = model.files.find(({ scope, name }) => scope === 'global' && name === 'prices')
  const prices = file?.parsed as Prices
  const modules = new Map(
    locales.map((locale) => [`${locale}.ts`, tableModule(priceTable(prices, locale))]),
  )
  return { report, modules: modules.set('index.ts', indexModule(planLimits(prices))) }
}
