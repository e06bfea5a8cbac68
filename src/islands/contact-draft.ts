import { loadItem, storeItem } from './session-storage.ts'

const STORAGE_KEY = 'contact-draft'

export type Values = Record<string, string>

interface Draft {
  values: Values
  /** Idempotency key of the message, set when it is first sent and removed by an edit. */
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

/** Stores each change to the contact form, even before hydration. */
export function saveDraftOnInput(): void {
  document.querySelector('form')?.addEventListener('input', ({ target }) => {
    const { name, value } = target as HTMLInputElement
    storeDraft({ values: { ...loadDraft()?.values, [name]: value } })
  })
}

/**
 * Fills in the form's message, even before hydration, unless the form already contains one.
 *
 * @returns whether the message is now in the form
 */
export function fillInMessage(message: string): boolean {
  const field = document.querySelector<HTMLTextAreaElement>('form [name=message]')
  // Before the form is hydrated, its message is only in the draft.
  if (field === null || field.value !== '' || loadDraft()?.values['message']) return false
  field.value = message
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return true
}
