import { isSource, textOf, translationsOf } from './content.ts'
import { spot, type Fault, type Scene } from './fault.ts'
import { replaceWord, type Words } from './sentences.ts'
import { paragraphAt, paragraphsOf } from './written-prose.ts'

/** Something of a paragraph is gone; where the source lost it, its translations have too much. */
export function dropped({ content, file, text }: Scene, place: Words, left: string): Fault {
  const { text: after, line } = replaceWord(text, place, left)
  const { first, last } = paragraphAt(after, line)
  const which = paragraphsOf(text).findIndex((paragraph) => paragraph.last === last)
  const others = isSource(file) ? translationsOf(file) : []
  return {
    description: `${place.found} became ${left}`,
    changes: new Map([[file, after]]),
    right: [
      [spot(file, first, last)],
      ...(others.length === 0
        ? []
        : [
            others.map((other) => {
              const paragraph = paragraphsOf(textOf(content, other))[which]
              if (!paragraph) throw new Error(`${other} has fewer paragraphs than its source`)
              return spot(other, paragraph.first, paragraph.last)
            }),
          ]),
    ],
  }
}
