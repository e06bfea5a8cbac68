import { defaultTreeAdapter as tree } from 'parse5'
import { textsInJson } from '../content/tree.ts'
import { attribute, collapse, rawText, textOf } from './element.ts'
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

/** The texts of a page: of each element and text node, in attributes, and in the data of islands. */
export function textsOn({ elements, templates }: Page): ReadonlySet<string> {
  const texts = new Set<string>()
  for (const element of [...elements, ...templates]) {
    for (const { name, value } of element.attrs) {
      if (TEXT_ATTRIBUTES.has(name)) texts.add(collapse(value))
    }
    if (/^application\/(?:ld\+)?json$/.test(attribute(element, 'type') ?? '')) {
      for (const [, value] of textsInJson(rawText(element))) texts.add(collapse(value))
    } else if (!WITHOUT_TEXT.has(element.tagName)) {
      const nodes = element.childNodes.filter((child) => tree.isTextNode(child))
      const shown = [textOf(element), ...nodes.map((node) => collapse(node.value))]
      for (const part of shown.flatMap(partsOf)) texts.add(part)
    }
  }
  return texts
}

/** A text, and the texts that a component joins in one line: `name: …`, `copyright · name`. */
function partsOf(text: string): string[] {
  return [text, ...text.split(' · '), text.replace(/:$/, '')]
}
