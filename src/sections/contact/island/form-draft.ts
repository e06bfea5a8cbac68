import { loadDraft, storeDraft, type Values } from '../../../islands/contact-draft.ts'

/**
 * Fills empty fields from the draft, and stores any text that was typed before the first script
 * ran.
 *
 * @param returned whether the visitor returned to this page through the session history. Browsers
 *   then restore the fields' previous values, which are discarded: the draft is more recent, and
 *   is deleted once the message has been sent.
 */
export function restoreDraft(form: HTMLFormElement, returned: boolean): void {
  if (returned) form.reset()
  for (const [name, value] of Object.entries(loadDraft()?.values ?? {})) {
    const field = form.elements.namedItem(name)
    const isTextField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    if (isTextField && field.value === '') field.value = value
  }
  if (Object.values(formValues(form)).some((value) => value !== '')) saveDraft(form)
}

/** Returns the message's idempotency key, which changes with every edit but not on reload. */
export function draftKey(form: HTMLFormElement): string {
  const stored = saveDraft(form)
  if (stored !== undefined) return stored
  // Not crypto.randomUUID, which requires a secure context.
  const key = [...crypto.getRandomValues(new Uint32Array(4))].join('-')
  storeDraft({ values: formValues(form), key })
  return key
}

/** Resets the form and deletes the draft, unless the form has changed since it was submitted. */
export function clearDraft(form: HTMLFormElement, sent: Values): void {
  if (!sameValues(formValues(form), sent)) return
  form.reset()
  storeDraft(null)
}

/** Returns a form's field values, keyed by field name. */
export function formValues(form: HTMLFormElement): Values {
  const values: Values = {}
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') values[name] = value
  }
  return values
}

/** Stores the form's values or, if they are unchanged, returns the draft's key. */
function saveDraft(form: HTMLFormElement): string | undefined {
  const values = formValues(form)
  const draft = loadDraft()
  if (draft !== null && sameValues(values, draft.values)) return draft.key
  storeDraft({ values })
  return undefined
}

function sameValues(some: Values, others: Values): boolean {
  const names = new Set([...Object.keys(some), ...Object.keys(others)])
  return [...names].every((name) => (some[name] ?? '') === (others[name] ?? ''))
}
