const STORAGE_KEY = 'contact-draft'

export type Values = Record<string, string>

interface Draft {
  values: Values
  /** Idempotency key of the message, set when it is first sent; an edit removes it. */
  key?: string
}

/** The draft if the browser blocks storage; it lasts as long as the page. */
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

/** Stores each change of the contact form, also before it is hydrated. */
export function saveDraftOnInput(): void {
  document.querySelector('.contact-form')?.addEventListener('input', ({ target }) => {
    const { name, value } = target as HTMLInputElement
    storeDraft({ values: { ...loadDraft()?.values, [name]: value } })
  })
}
