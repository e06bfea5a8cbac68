import type { ContentIndex } from './content/content-index.ts'
import { originOfAddress, originOfWords, type Origin } from './content/origin.ts'
import { partOfPage } from './content/part-of-page.ts'
import type { LinkFinding } from './finding.ts'
import type { LinkFault } from './rules/rule.ts'
import { attribute, ownWords, placeOfElement } from './site/element.ts'
import type { Spot } from './site/spot.ts'

/**
 * Makes findings of faults: each is led back to the line of content that caused
 * it, else to the built page and the source file that writes that part of it.
 * What many pages show for one cause is one finding.
 */
export function locate(faults: readonly LinkFault[], index: ContentIndex): LinkFinding[] {
  const findings = new Map<string, LinkFinding>()
  for (const { rule, args, spot, severity = 'error' } of faults) {
    const cause = causeOf(spot, index)
    const { file, place, component } = cause
    const where = component ?? `${file}:${place.line}:${place.column}`
    const id = JSON.stringify([rule, where, args])
    const seen = findings.get(id)
    const pages = [...new Set([...(seen?.pages ?? []), ...cause.pages])]
    findings.set(id, { ...cause, ...seen, rule, severity, args, pages } as LinkFinding)
  }
  return [...findings.values()].toSorted(byPlace)
}

type Cause = Omit<LinkFinding, 'rule' | 'severity' | 'args'>

function causeOf(spot: Spot, index: ContentIndex): Cause {
  switch (spot.on) {
    case 'file':
      return {
        file: spot.path,
        place: spot.place,
        pages: [spot.path],
        ...(spot.component && { component: spot.component }),
      }
    case 'content':
      return {
        file: spot.path,
        place: spot.place,
        pages: [spot.page.path],
        ...(spot.key && { key: spot.key }),
      }
    case 'element': {
      const { page, element } = spot
      const words = originOfWords(index, page, element, ownWords(element))
      const address = spot.attribute && attribute(element, spot.attribute)
      const origin = {
        address: address ? originOfAddress(index, page, element, address) : undefined,
        words,
        code: undefined,
      }[spot.writtenBy]
      if (origin) return { ...withoutRest(origin), pages: [page.path] }
      return {
        file: page.path,
        place: spot.place ?? placeOfElement(element, spot.attribute),
        component: partOfPage(element, page).component,
        pages: [page.path],
        ...(words && { related: { file: words.file, place: words.place } }),
      }
    }
  }
}

function withoutRest({ file, place, key }: Origin): Origin {
  return { file, place, ...(key && { key }) }
}

function byPlace(a: LinkFinding, b: LinkFinding): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1
  return a.place.line - b.place.line || a.place.column - b.place.column
}
