import type { Prices } from '../../src/content/prices.ts'
import { locales } from '../../src/locales.ts'
import { settingsIn, type Content } from '../content/content.ts'
import { indexModule, tableModule } from './module-source.ts'
import { planLimits, priceTable } from './price-table.ts'

/** Sources of the generated modules, by file name. */
export type PriceModules = ReadonlyMap<string, string>

/**
 * Computes the generated modules.
 *
 * @param content settings without findings
 */
export function priceModules(content: Content): PriceModules {
  const settings = settingsIn<Prices>(content, 'prices')
  if (!settings) throw new Error('The prices are invalid.')
  const tables = locales.map((locale): [string, string] => [
    `${locale}.ts`,
    tableModule(priceTable(settings.value, locale)),
  ])
  return new Map([...tables, ['index.ts', indexModule(planLimits(settings.value))]])
}
