import type { Prices } from '../../src/content/prices.ts'
import type { Site } from '../../src/content/site.ts'
import { locales } from '../../src/locales.ts'
import { checkSettings, type Report } from '../check-content.ts'
import type { ContentModel } from '../content-model.ts'
import { indexModule, tableModule } from './module-source.ts'
import { priceTable } from './price-table.ts'

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

  const prices = parsedFile(model, 'prices') as Prices
  const { bookingUrl } = parsedFile(model, 'site') as Site
  const modules = new Map(
    locales.map((locale) => [`${locale}.ts`, tableModule(priceTable(prices, bookingUrl, locale))]),
  )
  return { report, modules: modules.set('index.ts', indexModule()) }
}

function parsedFile(model: ContentModel, name: 'prices' | 'site'): unknown {
  return model.files.find((file) => file.scope === 'global' && file.name === name)?.parsed
}
