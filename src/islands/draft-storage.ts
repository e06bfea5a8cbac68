const STORAGE_KEY = 'contact-draft'

export type Values = Record<string, string>

interface Draft {
  values: Values
  /** Idempotency key of the message, set when it is first sent and removed by an edit. */
  key?: string
}

/** Used if the browser blocks storage; lost when the page is closed. */
let inMemory: Draft | null = null

export function loadDraft(): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as Draft | null
  } catch {
    return inMemory
  }
}

/** Replaces the stored draft; null deletes it. */
export function storeDraft(draft: Draft | null): void {
  inMemory = draft
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft))
  } catch {
    // Storage is blocked or full.
  }
}

/** Stores each change to the contact form, even before hydration. */
export function saveDraftOnInput(): void {
  document.querySelector('.contact-form')?.addEventListener('input', ({ target }) => {
    const { name, value } = target as HTMLInputElement
    storeDraft({ values: { ...loadDraft()?.values, [name]: value } })
  })
}
