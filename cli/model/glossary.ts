import type { Glossary } from '../../src/content/glossary.ts'
import type { ContentModel } from '../content-model.ts'

/** The glossary; empty where it is wrong in itself, which other rules report. */
export function glossaryOf({ files }: ContentModel): Glossary {
  const file = files.find((one) => one.scope === 'global' && one.name === 'glossary')
  const isSound = file?.data?.faults.length === 0
  return (isSound ? (file.parsed as Glossary | undefined) : undefined) ?? { names: [], terms: [] }
}
