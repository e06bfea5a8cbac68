import { defaultTreeAdapter as tree } from 'parse5'
import { textsInJson } from '../content/tree.ts'
import { attribute, collapse, rawText, textOf, type Element } from './element.ts'
import type { Page } from './page.ts'

/** The attributes whose values visitors get to see or hear. */
const TEXT_ATTRIBUTES = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-valuetext',
  'content',
  'label',
  'placeholder',
  'title',
  'value',
])

/** Elements whose text is code, or the whole page. */
const WITHOUT_TEXT = new Set(['html', 'body', 'main', 'script', 'style'])

/** The texts of a page. */
export function textsOn({ elements, templates }: Page): ReadonlySet<string> {
  return new Set([...elements, ...templates].flatMap(textsOf))
}

/** The texts of an element: all of it, each text node, the attributes, and the data of an island. */
export function textsOf(element: Element): string[] {
  const attributes = element.attrs
    .filter(({ name }) => TEXT_ATTRIBUTES.has(name))
    .map(({ value }) => collapse(value))
  if (/^application\/(?:ld\+)?json$/.test(attribute(element, 'type') ?? '')) {
    return [...textsInJson(rawText(element)).map(([, value]) => collapse(value)), ...attributes]
  }
  if (WITHOUT_TEXT.has(element.tagName)) return attributes
  const nodes = element.childNodes.filter((child) => tree.isTextNode(child))
  const shown = [textOf(element), ...nodes.map((node) => collapse(node.value))]
  return [...shown.flatMap(partsOf), ...attributes]
}

/** A text, and the texts that a component joins in one line: `name: …`, `copyright · name`. */
function partsOf(text: string): string[] {
  return [text, ...text.split(' · '), text.replace(/:$/, '')]
}
