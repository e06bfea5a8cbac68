import { loadDraft, storeDraft, type Values } from './draft-storage.ts'

/**
 * Fills the empty fields from the draft and stores what was typed before any script ran.
 *
 * @param returned whether the visitor came back to this page through the history. Browsers then
 * restore the fields as they were left; the draft is more recent, and is gone if the message was sent.
 */
export function restoreDraft(form: HTMLFormElement, returned: boolean): void {
  if (returned) form.reset()
  for (const [name, value] of Object.entries(loadDraft()?.values ?? {})) {
    const field = form.elements.namedItem(name)
    const isTextField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    if (isTextField && field.value === '') field.value = value
  }
  if (Object.values(valuesOf(form)).some((value) => value !== '')) saveDraft(form)
}

/** The idempotency key of the message in the form: new after every edit, the same after a reload. */
export function draftKey(form: HTMLFormElement): string {
  const stored = saveDraft(form)
  if (stored !== undefined) return stored
  // Not crypto.randomUUID, which needs TLS.
  const key = [...crypto.getRandomValues(new Uint32Array(4))].join('-')
  storeDraft({ values: valuesOf(form), key })
  return key
}

/** Resets the form after its message was sent, unless it was edited meanwhile. */
export function clearDraft(form: HTMLFormElement, sent: Values): void {
  if (!sameValues(valuesOf(form), sent)) return
  form.reset()
  storeDraft(null)
}

/** The values of the fields of a form by name. */
export function valuesOf(form: HTMLFormElement): Values {
  const values: Values = {}
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') values[name] = value
  }
  return values
}

/** Stores the values of the form; returns the key of the draft if they have not changed. */
function saveDraft(form: HTMLFormElement): string | undefined {
  const values = valuesOf(form)
  const draft = loadDraft()
  if (draft !== null && sameValues(values, draft.values)) return draft.key
  storeDraft({ values })
  return undefined
}

function sameValues(some: Values, others: Values): boolean {
  const names = new Set([...Object.keys(some), ...Object.keys(others)])
  return [...names].every((name) => (some[name] ?? '') === (others[name] ?? ''))
}
