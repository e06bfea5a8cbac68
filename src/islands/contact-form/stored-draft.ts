/** Where the draft lies for as long as the tab lives. */
const STORAGE_KEY = 'contact-draft'

export type Values = Record<string, string>

interface Draft {
  values: Values
  /** Made once per message when it is sent first; another text has none yet. */
  key?: string
}

/** The draft of a browser that forbids storage: it lives as long as the page. */
let unstored: Draft | null = null

export function loadDraft(): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as Draft | null
  } catch {
    return unstored
  }
}

/** Keeps a draft; nothing at all in the place of the one before where it is null. */
export function storeDraft(draft: Draft | null): void {
  unstored = draft
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft))
  } catch {
    // Forbidden, or full.
  }
}
