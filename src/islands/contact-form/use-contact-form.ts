import { useEffect, useRef, useState, type FocusEvent, type SubmitEvent } from 'react'
import { toast } from 'sonner'
import {
  ContactMessageSchema,
  contactLimits,
  HONEYPOT,
  type ContactField,
  type ContactIssue,
} from '../../../supabase/functions/_shared/contact.ts'
import { fill } from '../../content/placeholders.ts'
import { useWords } from '../../language.tsx'
import { navigationType } from '../navigation-type.ts'
import { scrollClear } from './scroll-clear.ts'
import { clearDraft, draftKey, restoreDraft, valuesOf } from './form-draft.ts'

type FormState =
  | { status: 'idle' }
  | { status: 'invalid'; field: ContactField; error: string }
  | { status: 'sending' }
  | { status: 'sent' }
  | { status: 'failed' }

/** The state and the event handlers of the contact form. */
export function useContactForm() {
  const form = useRef<HTMLFormElement>(null)
  const [state, setState] = useState<FormState>({ status: 'idle' })
  const { errors } = useWords('form')
  const toasts = useWords('toasts')

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

  useEffect(() => {
    // Focus after the error is rendered, so that screen readers announce it with the field.
    if (state.status !== 'invalid') return
    const field = form.current?.elements.namedItem(state.field)
    if (field instanceof HTMLElement) field.focus({ preventScroll: true })
  }, [state])

  const showError = (field: ContactField, issue: ContactIssue) => {
    const error = fill(errors[field][issue], { limit: String(contactLimits[field]) })
    setState({ status: 'invalid', field, error })
    toast.error(toasts.invalid.title, { description: error })
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state.status === 'sending') return
    toast.dismiss()
    const element = event.currentTarget
    const values = valuesOf(element)
    const checked = ContactMessageSchema.safeParse(values)
    if (!checked.success) {
      const [issue] = checked.error.issues
      return showError(issue?.path[0] as ContactField, issue?.message as ContactIssue)
    }
    setState({ status: 'sending' })
    try {
      const key = draftKey(element)
      if (!navigator.onLine) throw new Error('The browser is offline')
      const { sendContactMessage } = await loadClient()
      await sendContactMessage({ ...checked.data, [HONEYPOT]: values[HONEYPOT] ?? '' }, key)
      clearDraft(element, values)
      toast.success(toasts.sent.title, { description: toasts.sent.description })
      setState({ status: 'sent' })
    } catch {
      // Remains until dismissed: the text beside the button does not say that sending failed.
      toast.error(toasts.failed.title, {
        description: toasts.failed.description,
        duration: Infinity,
      })
      setState({ status: 'failed' })
    }
  }

  /** Scrolls to the focused field with its label and its error, which browsers do not. */
  const reveal = ({ target }: FocusEvent<HTMLFormElement>) => scrollClear(target.closest('.field'))

  /** Loads the client when the form is first used; `submit` handles failures. */
  const preload = () => {
    // Browsers cache a failed import for the lifetime of the page, so never load it offline.
    if (navigator.onLine) loadClient().catch(() => {})
  }

  /** Removes the result of the last attempt, which an edit makes obsolete. */
  const clearResult = () => {
    if (state.status !== 'idle' && state.status !== 'sending') setState({ status: 'idle' })
  }

  return { form, state, submit, preload, reveal, clearResult }
}

function loadClient() {
  return import('./supabase-client.ts')
}
