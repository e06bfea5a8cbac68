import { useEffect, useState, useSyncExternalStore } from 'react'
import { prefersReducedMotion } from '../../../islands/reduced-motion.ts'
import { loadItem, storeItem } from '../../../islands/session-storage.ts'

const STORAGE_KEY = 'asked-questions'

/** How long the assistant appears to be typing, in milliseconds. */
const WRITING_TIME = 500

const listeners = new Set<() => void>()

/**
 * Manages the questions asked after the first one. They are stored per browser tab, as indexes into
 * the list of questions, so that a reload or a language switch shows the same conversation.
 */
export function useConversation(count: number) {
  const stored = useSyncExternalStore(subscribe, load, () => '[]')
  const [awaited, setAwaited] = useState<number | null>(null)
  const [latest, setLatest] = useState<number | null>(null)
  const asked = parse(stored, count)

  useEffect(() => {
    if (awaited === null) return
    const timer = setTimeout(() => setAwaited(null), WRITING_TIME)
    return () => clearTimeout(timer)
  }, [awaited])

  return {
    asked,
    /** The index in `asked` of the question whose answer is not shown yet, or null. */
    awaited,
    /** The index in `asked` of the last question asked since the page was loaded, or null. */
    latest,
    ask(question: number) {
      // Ignores the second tap of a double tap.
      if (awaited !== null && asked[awaited] === question) return
      store([...asked, question])
      setLatest(asked.length)
      setAwaited(prefersReducedMotion() ? null : asked.length)
    },
    startAgain() {
      store([])
      setAwaited(null)
    },
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function load(): string {
  return loadItem(STORAGE_KEY) ?? '[]'
}

function store(asked: readonly number[]): void {
  storeItem(STORAGE_KEY, JSON.stringify(asked))
  for (const listener of listeners) listener()
}

/** Parses stored indexes; ignores any beyond the end of the list, which may now be shorter. */
function parse(stored: string, count: number): number[] {
  const known = Array.from({ length: count }, (_, question) => question)
  try {
    const asked = JSON.parse(stored) as unknown[]
    return asked.flatMap((question) => known.find((other) => other === question) ?? [])
  } catch {
    return []
  }
}
