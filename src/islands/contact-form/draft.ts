/** Where the draft lies for as long as the tab lives. */
const STORAGE_KEY = 'contact-draft'

type Values = Record<string, string>

interface Draft {
  values: Values
  /** Made once per message, so that a message sent again is known as the same one. */
  key: string
}

/** Keeps what is typed through a reload and a change of language; another text gets another key. */
export function saveDraft(form: HTMLFormElement): void {
  const values = valuesOf(form)
  const draft = load()
  if (draft === null || !sameValues(values, draft.values)) store({ values, key: newKey() })
}

/**
 * Puts the draft into the fields that are still empty, and keeps what was typed
 * before the form woke.
 *
 * @param cameBack whether the visitor came back to this page. Browsers then bring
 * the form as it was left; the draft knows better, and where there is none any
 * more, the message was sent.
 */
export function restoreDraft(form: HTMLFormElement, cameBack: boolean): void {
  const draft = load()
  if (cameBack) form.reset()
  for (const [name, value] of Object.entries(draft?.values ?? {})) {
    const field = form.elements.namedItem(name)
    if (isTextField(field) && field.value === '') field.value = value
  }
  if (Object.values(valuesOf(form)).some((value) => value !== '')) saveDraft(form)
}

/** The key of the message as it stands; it changes with every edit and survives a reload. */
export function draftKey(form: HTMLFormElement): string {
  saveDraft(form)
  return load()?.key ?? newKey()
}

/** Empties the form after its message was sent, unless another text has been begun meanwhile. */
export function clearDraft(form: HTMLFormElement, sent: Values): void {
  if (!sameValues(valuesOf(form), sent)) return
  form.reset()
  try {
    sessionStorage.removeItem(STORAGE_KEY)
  } catch {
    // A browser that forbids storage has kept nothing.
  }
}

/** What stands in the fields of a form. */
export function valuesOf(form: HTMLFormElement): Values {
  const values: Values = {}
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') values[name] = value
  }
  return values
}

function newKey(): string {
  return crypto.randomUUID()
}

function sameValues(a: Values, b: Values): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

function load(): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as Draft | null
  } catch {
    return null
  }
}

function store(draft: Draft): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft))
  } catch {
    // A browser that forbids storage, or has none left, still sends.
  }
}

function isTextField(field: unknown): field is HTMLInputElement | HTMLTextAreaElement {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
}
