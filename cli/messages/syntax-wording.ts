import * as proseEn from './prose/en.ts'
import * as proseEs from './prose/es.ts'
import * as prosePt from './prose/pt.ts'
import * as valueEn from './value/en.ts'
import * as valueEs from './value/es.ts'
import * as valuePt from './value/pt.ts'
import type { Wording } from './wording.ts'
import * as yamlEn from './yaml/en.ts'
import * as yamlEs from './yaml/es.ts'
import * as yamlPt from './yaml/pt.ts'

export const invalidYamlWording: Wording<'invalid-yaml'> = {
  en: ({ args }) => yamlEn.yamlMessage(args),
  pt: ({ args }) => yamlPt.yamlMessage(args),
  es: ({ args }) => yamlEs.yamlMessage(args),
}

export const invalidMdxWording: Wording<'invalid-mdx'> = {
  en: ({ args }) => proseEn.proseMessage(args),
  pt: ({ args }) => prosePt.proseMessage(args),
  es: ({ args }) => proseEs.proseMessage(args),
}

export const invalidValueWording: Wording<'invalid-value'> = {
  en: valueEn.valueMessage,
  pt: valuePt.valueMessage,
  es: valueEs.valueMessage,
}

export const unsupportedMarkupWording: Wording<'unsupported-markup'> = {
  en: proseEn.markupMessage,
  pt: prosePt.markupMessage,
  es: proseEs.markupMessage,
}

export const unknownComponentWording: Wording<'unknown-component'> = {
  en: proseEn.componentMessage,
  pt: prosePt.componentMessage,
  es: proseEs.componentMessage,
}
