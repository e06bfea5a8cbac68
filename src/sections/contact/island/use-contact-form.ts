import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
  type SubmitEvent,
} from 'react'
import { flushSync } from 'react-dom'
import {
  ContactMessageSchema,
  contactLimits,
  HONEYPOT,
  type ContactField,
  type ContactIssue,
} from '../../../../supabase/functions/_shared/contact-message.ts'
import { fill } from '../../../content/placeholders.ts'
import { useWords } from '../../../language.tsx'
import { navigationType } from '../../../islands/navigation-type.ts'
import { scrollClear } from './scroll-clear.ts'
import { clearDraft, draftKey, restoreDraft, formValues } from './form-draft.ts'
import { useFormFocus } from './form-feedback.ts'
import type { Errors, FormState } from './form-state.ts'
import { afterPaint } from '../../../islands/after-paint.ts'
import type * as Client from './supabase-client.ts'

/** Returns the refs, the state and the event handlers for the contact form. */
export function useContactForm() {
  const form = useRef<HTMLFormElement>(null)
  const [state, setState] = useState<FormState>({ status: 'idle' })
  const { errors } = useWords('form')
  const { status, confirmation } = useFormFocus(form, state)

  useEffect(() => {
    const { current } = form
    if (current === null) return
    restoreDraft(current, navigationType() === 'back_forward')
    const restoreFromCache = ({ persisted }: PageTransitionEvent) => {
      if (persisted) restoreDraft(current, true)
    }
    addEventListener('pageshow', restoreFromCache)
    return () => removeEventListener('pageshow', restoreFromCache)
  }, [])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    if ('busy' in element.dataset) return
    element.dataset['busy'] = ''
    void send(element).finally(() => delete element.dataset['busy'])
  }

  const send = async (element: HTMLFormElement) => {
    // First show that the button was pressed; on a slow phone, the rest would delay this.
    await afterPaint()
    const values = formValues(element)
    const checked = ContactMessageSchema.safeParse(values)
    if (!checked.success) {
      const [issue] = checked.error.issues
      const field = issue?.path[0] as ContactField
      const error = errors[field][issue?.message as ContactIssue]
      const message = fill(error, { limit: String(contactLimits[field]) })
      return setState({
        status: 'invalid',
        errors: { [field]: message },
        reportedBy: 'form',
        isFocused: document.activeElement === element.elements.namedItem(field),
      })
    }
    setState({ status: 'sending' })
    try {
      const key = draftKey(element)
      // Then show the progress, before the message is sent.
      await afterPaint()
      if (!navigator.onLine) throw new Error('The browser is offline')
      const { sendContactMessage } = await loadClient()
      await sendContactMessage({ ...checked.data, [HONEYPOT]: values[HONEYPOT] ?? '' }, key)
      clearDraft(element, values)
      setState({ status: 'sent' })
    } catch (error) {
      console.warn('send-contact-email failed:', error)
      setState({ status: 'failed' })
    }
  }

  /**
   * Scrolls the focused field into view with its label and error; browsers scroll only the control.
   */
  const scrollFieldIntoView = ({ target }: FocusEvent<HTMLFormElement>) =>
    scrollClear(target.closest('.field'))

  /** Loads the client when the form is first used; `send` handles failures. */
  const preload = () => {
    loadClient().catch(() => {})
  }

  /**
   * Shows errors below invalid fields instead of in the browser's bubble, which uses the browser's
   * language, shows only the first error and closes after a few seconds.
   */
  const showBrowserErrors = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const invalid = form.current?.querySelectorAll<HTMLInputElement>(
      'input:invalid, textarea:invalid',
    )
    const [first] = invalid ?? []
    // The browser reports each field separately; on the first report, all errors are rendered.
    if (invalid === undefined || first !== (event.target as unknown)) return
    const reported: Errors = {}
    for (const { name } of invalid) {
      const field = name as ContactField
      reported[field] = errors[field].invalid
    }
    const isFocused = document.activeElement === first
    // Rendered before the focus moves, so that screen readers announce the error with the field.
    flushSync(() => {
      setState({ status: 'invalid', errors: reported, reportedBy: 'browser', isFocused })
    })
    first?.focus()
  }

  /** Clears the errors before another attempt, which reports the fields that are still invalid. */
  const startAttempt = () => {
    if (state.status === 'invalid') setState({ status: 'idle' })
  }

  /** Shows the form again after a message has been sent. */
  const startAnother = () => {
    flushSync(() => setState({ status: 'idle' }))
    form.current?.querySelector('input')?.focus()
  }

  /** Clears the edited field's error and the result of the last attempt. */
  const clearResult = ({ target }: FormEvent<HTMLFormElement>) => {
    if (state.status === 'idle' || state.status === 'sending') return
    if (state.status === 'invalid') {
      const field = (target as unknown as HTMLInputElement).name as ContactField
      const { [field]: error, ...others } = state.errors
      if (error === undefined) return
      if (Object.keys(others).length > 0) return setState({ ...state, errors: others })
    }
    setState({ status: 'idle' })
  }

  return {
    form,
    status,
    confirmation,
    state,
    submit,
    preload,
    scrollFieldIntoView,
    showBrowserErrors,
    startAttempt,
    startAnother,
    clearResult,
  }
}

async function loadClient(): Promise<typeof Client> {
  if (import.meta.env.VITE_PREVIEW) throw new Error('A preview sends no messages')
  try {
    return await import('./supabase-client.ts')
  } catch (error) {
    // Chromium caches a failed import for the lifetime of the page; its error contains the URL.
    const [url] = /https?:\S+/.exec(String(error)) ?? []
    if (url === undefined) throw error
    return (await import(/* @vite-ignore */ `${url}?${Date.now()}`)) as typeof Client
  }
}
