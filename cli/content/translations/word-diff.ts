import { diffArrays } from 'diff'

interface DiffPart {
  kind: 'unchanged' | 'removed' | 'added'
  text: string
}

/**
 * Matches a word, a placeholder, whitespace or a single punctuation mark: `1.500`, `e-mail` and
 * `{years}` are one token each.
 */
const TOKEN = /\{\w+\}|[\p{L}\p{M}\p{N}]+(?:[-'’.,][\p{L}\p{M}\p{N}]+)*|\s+|./gsu

export function diffWords(before: string, after: string): DiffPart[] {
  const parts: DiffPart[] = []
  let removed = ''
  let added = ''
  const flush = () => {
    if (removed) parts.push({ kind: 'removed', text: removed })
    if (added) parts.push({ kind: 'added', text: added })
    removed = added = ''
  }
  const changes = diffArrays(before.match(TOKEN) ?? [], after.match(TOKEN) ?? [])
  changes.forEach((change, index) => {
    const text = change.value.join('')
    const isLast = index === changes.length - 1
    // Merges changes that only whitespace separates, including the whitespace, into one change.
    const isSpaceBetween = removed && added && !isLast && text.trim() === ''
    if (!change.added && !change.removed && !isSpaceBetween) {
      flush()
      parts.push({ kind: 'unchanged', text })
      return
    }
    if (!change.added) removed += text
    if (!change.removed) added += text
  })
  flush()
  return parts
}

/** How many unchanged words are shown on each side of a change. */
const CONTEXT = 4

/**
 * Formats the parts on one line, as `git diff --word-diff` does, and shortens long unchanged parts:
 * `Talk to [-an expert-]{+a person+}`.
 */
export function formatDiff(parts: readonly DiffPart[]): string {
  const texts = parts.map(({ kind, text }, index) => {
    if (kind === 'removed') return `[-${text}-]`
    if (kind === 'added') return `{+${text}+}`
    return shortened(text, { isFirst: index === 0, isLast: index === parts.length - 1 })
  })
  return texts.join('')
}

function shortened(text: string, { isFirst, isLast }: { isFirst: boolean; isLast: boolean }) {
  const words = text.match(/\s*\S+\s*/g) ?? []
  const start = isFirst ? '' : words.slice(0, CONTEXT).join('')
  const end = isLast ? '' : words.slice(-CONTEXT).join('')
  const isLong = words.length > (isFirst || isLast ? CONTEXT : 2 * CONTEXT) + 1
  if (!isLong) return text
  return isLast ? `${start}…` : `${start}… ${end}`
}

/** Replaces each change in a text that contains a formatted diff, for example to add colours. */
export function replaceChanges(
  text: string,
  replace: Record<'removed' | 'added', (change: string) => string>,
): string {
  return text.replace(/\[-.*?-\]/g, replace.removed).replace(/\{\+.*?\+\}/g, replace.added)
}
