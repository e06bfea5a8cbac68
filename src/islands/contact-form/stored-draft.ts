/** Where the draft lies for as long as the tab lives. */
const STORAGE_KEY = 'contact-draft'

export type Values = Record<string, string>

interface Draft {
  values: Values
  /** Made once per message when it is sent first; another text has none yet. */
  key?: string
}

export function loadDraft(): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as Draft | null
  } catch {
    return null
  }
}

/** Keeps a draft; nothing at all in the place of the one before where it is null. */
export function storeDraft(draft: Draft | null): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft))
  } catch {
    // A browser that forbids storage, or has none left, still sends.
  }
}
