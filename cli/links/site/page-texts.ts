import { defaultTreeAdapter as tree } from 'parse5'
import { stringsIn } from '../content/strings-in.ts'
import { onceEach } from '../once-each.ts'
import { attribute, collapse, rawText, textOf } from './element.ts'
import type { Page } from './page.ts'

/** Every text of a page: of each element, between tags, in attributes, and in the data of islands. */
export const textsOn = onceEach(({ elements, templates }: Page): ReadonlySet<string> => {
  const texts = new Set<string>()
  for (const element of [...elements, ...templates]) {
    for (const { name, value } of element.attrs) {
      if (worded.has(name)) texts.add(collapse(value))
    }
    if (/^application\/(?:ld\+)?json$/.test(attribute(element, 'type') ?? '')) {
      for (const value of stringsInJson(rawText(element))) texts.add(collapse(value))
    } else if (!mute.has(element.tagName)) {
      for (const piece of piecesOf(textOf(element))) texts.add(piece)
      for (const child of element.childNodes) {
        if (!tree.isTextNode(child)) continue
        for (const piece of piecesOf(collapse(child.value))) texts.add(piece)
      }
    }
  }
  return texts
})

/** A text, and the texts that a component has put into one line: `name: …`, `copyright · name`. */
function piecesOf(text: string): string[] {
  return [text, ...text.split(' · '), text.replace(/:$/, '')]
}

/** None where it is no JSON, which is told by a rule of its own. */
function stringsInJson(json: string): string[] {
  try {
    return [...stringsIn(JSON.parse(json))].map(([, value]) => value)
  } catch {
    return []
  }
}

/** Attributes that say something to a visitor. */
const worded = new Set([
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

/** Elements whose text is code, or all of the page. */
const mute = new Set(['html', 'body', 'main', 'script', 'style'])
