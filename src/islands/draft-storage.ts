const STORAGE_KEY = 'contact-draft'

export type Values = Record<string, string>

interface Draft {
  values: Values
  /** Idempotency key of the message, set when it is first sent and removed by an edit. */
  key?: string
}

/** The draft if storage is blocked or full; lost when the page is closed. */
let unstored: Draft | null = null

export function loadDraft(): Draft | null {
  if (unstored) return unstored
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as Draft | null
  } catch {
    return null
  }
}

/** Replaces the stored draft; null deletes it. */
export function storeDraft(draft: Draft | null): void {
  unstored = null
  try {
    // First, so that no earlier draft stays if the new one cannot be stored.
    sessionStorage.removeItem(STORAGE_KEY)
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft))
  } catch {
    unstored = draft
  }
}

/** Stores each change to the contact form, even before hydration. */
export function saveDraftOnInput(): void {
  document.querySelector('.contact-form')?.addEventListener('input', ({ target }) => {
    const { name, value } = target as HTMLInputElement
    storeDraft({ values: { ...loadDraft()?.values, [name]: value } })
  })
}
