import { loadItem, storeItem } from './session-storage.ts'

const STORAGE_KEY = 'contact-draft'

export type Values = Record<string, string>

interface Draft {
  values: Values
  /** Idempotency key, set when the message is first sent and removed when the form is edited. */
  key?: string
}

export function loadDraft(): Draft | null {
  try {
    const draft = JSON.parse(loadItem(STORAGE_KEY) ?? 'null') as Partial<Draft> | null
    return draft?.values instanceof Object ? (draft as Draft) : null
  } catch {
    return null
  }
}

/** Stores the draft; `null` clears it. */
export function storeDraft(draft: Draft | null): void {
  storeItem(STORAGE_KEY, JSON.stringify(draft))
}

/** Stores each change to the contact form in the draft, even before hydration. */
export function saveDraftOnInput(): void {
  document.querySelector('form')?.addEventListener('input', ({ target }) => {
    const { name, value } = target as HTMLInputElement
    storeDraft({ values: { ...loadDraft()?.values, [name]: value } })
  })
}
