import type { Family } from '../fault.ts'
import { brazilianInPortugal } from './brazilian-in-portugal.ts'
import { brokenMdx } from './broken-mdx.ts'
import { brokenYaml } from './broken-yaml.ts'
import { changedNumber } from './changed-number.ts'
import { deletedKey } from './deleted-key.ts'
import { droppedComponent } from './dropped-component.ts'
import { droppedLink } from './dropped-link.ts'
import { duplicatedKey } from './duplicated-key.ts'
import { emptyProp } from './empty-prop.ts'
import { europeanInBrazil } from './european-in-brazil.ts'
import { misspeltKey } from './misspelt-key.ts'
import { renamedKey } from './renamed-key.ts'
import { staleText } from './stale-text.ts'
import { swappedFiles } from './swapped-files.ts'
import { typedAmount } from './typed-amount.ts'
import { typedFact } from './typed-fact.ts'
import { untranslated } from './untranslated.ts'
import { wrongAnchor } from './wrong-anchor.ts'

export const families: readonly Family[] = [
  deletedKey,
  renamedKey,
  misspeltKey,
  duplicatedKey,
  changedNumber,
  typedFact,
  droppedLink,
  droppedComponent,
  brazilianInPortugal,
  europeanInBrazil,
  untranslated,
  typedAmount,
  brokenYaml,
  brokenMdx,
  staleText,
  wrongAnchor,
  emptyProp,
  swappedFiles,
]
