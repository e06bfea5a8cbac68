import { defaultTreeAdapter as tree } from 'parse5'
import { stringsIn } from '../content/strings-in.ts'
import { attribute, collapse, rawText, textOf } from './element.ts'
import type { Page } from './page.ts'

/** Every text of a page: of each element, between tags, in attributes, and in the data of islands. */
export function textsOn({ elements, templates }: Page): ReadonlySet<string> {
  const texts = new Set<string>()
  for (const element of [...elements, ...templates]) {
    for (const { name, value } of element.attrs) {
      if (worded.has(name)) texts.add(collapse(value))
    }
    if (attribute(element, 'type') === 'application/json') {
      for (const [, value] of stringsIn(JSON.parse(rawText(element)))) texts.add(collapse(value))
    } else if (!mute.has(element.tagName)) {
      for (const piece of piecesOf(textOf(element))) texts.add(piece)
      for (const child of element.childNodes) {
        if (!tree.isTextNode(child)) continue
        for (const piece of piecesOf(collapse(child.value))) texts.add(piece)
      }
    }
  }
  return texts
}

/** A text, and the texts that a component has put into one line: `name: …`, `copyright · name`. */
function piecesOf(text: string): string[] {
  return [text, ...text.split(' · '), text.replace(/:$/, '')]
}

/** Attributes that say something to a visitor. */
const worded = new Set(['alt', 'aria-label', 'content', 'label', 'placeholder', 'title'])

/** Elements whose text is code, or all of the page. */
const mute = new Set(['html', 'body', 'main', 'script', 'style'])
