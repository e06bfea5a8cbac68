import { loadDraft, storeDraft, type Values } from './stored-draft.ts'

/**
 * Puts the draft into the fields that are still empty, and keeps what was typed
 * before any script ran.
 *
 * @param cameBack whether the visitor came back to this page. Browsers then bring
 * the form as it was left; the draft knows better, and where there is none any
 * more, the message was sent.
 */
export function restoreDraft(form: HTMLFormElement, cameBack: boolean): void {
  if (cameBack) form.reset()
  for (const [name, value] of Object.entries(loadDraft()?.values ?? {})) {
    const field = form.elements.namedItem(name)
    if (isTextField(field) && field.value === '') field.value = value
  }
  if (Object.values(valuesOf(form)).some((value) => value !== '')) saveDraft(form)
}

/** The key of the message as it stands; it changes with every edit and survives a reload. */
export function draftKey(form: HTMLFormElement): string {
  const known = saveDraft(form)
  if (known !== undefined) return known
  // Not crypto.randomUUID, which a page without TLS lacks.
  const key = [...crypto.getRandomValues(new Uint32Array(4))].join('-')
  storeDraft({ values: valuesOf(form), key })
  return key
}

/** Empties the form after its message was sent, unless another text has been begun meanwhile. */
export function clearDraft(form: HTMLFormElement, sent: Values): void {
  if (!sameValues(valuesOf(form), sent)) return
  form.reset()
  storeDraft(null)
}

/** What stands in the fields of a form. */
export function valuesOf(form: HTMLFormElement): Values {
  const values: Values = {}
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') values[name] = value
  }
  return values
}

/**
 * Keeps what stands in the fields, however it came there.
 *
 * @returns the key of the draft, if it is the one that was there and has one
 */
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

function isTextField(field: unknown): field is HTMLInputElement | HTMLTextAreaElement {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
}
