import { useEffect, useRef, useState, type SubmitEvent } from 'react'
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
import { arrival } from '../arrival.ts'
import { clearDraft, draftKey, restoreDraft, valuesOf } from './draft.ts'
import { prepareToSend, sendContactMessage } from './send-contact-message.ts'

type FormState =
  | { status: 'idle' }
  | { status: 'invalid'; field: ContactField; sentence: string }
  | { status: 'sending' }

/** What the form does: checks, sends, tells, and never loses what was typed. */
export function useContactForm() {
  const form = useRef<HTMLFormElement>(null)
  const [state, setState] = useState<FormState>({ status: 'idle' })
  const { errors } = useWords('form')
  const toasts = useWords('toasts')

  useEffect(() => {
    const { current } = form
    if (current === null) return
    restoreDraft(current, arrival() === 'back_forward')
    const refresh = ({ persisted }: PageTransitionEvent) => {
      if (persisted) restoreDraft(current, true)
    }
    addEventListener('pageshow', refresh)
    return () => removeEventListener('pageshow', refresh)
  }, [])

  useEffect(() => {
    // After the error stands beside its field, so that both are read aloud.
    if (state.status === 'invalid') focusField(form.current, state.field)
  }, [state])

  const refuse = (field: ContactField, issue: ContactIssue) => {
    const sentence = fill(errors[field][issue], { limit: String(contactLimits[field]) })
    setState({ status: 'invalid', field, sentence })
    toast.error(toasts.invalid.title, { description: sentence })
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state.status === 'sending') return
    const element = event.currentTarget
    const typed = valuesOf(element)
    const checked = ContactMessageSchema.safeParse(typed)
    if (!checked.success) {
      const [issue] = checked.error.issues
      return refuse(issue?.path[0] as ContactField, issue?.message as ContactIssue)
    }
    setState({ status: 'sending' })
    try {
      await sendContactMessage(checked.data, typed[HONEYPOT] ?? '', draftKey(element))
      clearDraft(element, typed)
      toast.success(toasts.sent.title, { description: toasts.sent.description })
    } catch {
      // It stays until it is read: nothing else on the page says what happened.
      toast.error(toasts.failed.title, {
        description: toasts.failed.description,
        duration: Infinity,
      })
    }
    setState({ status: 'idle' })
  }

  return {
    form,
    state,
    submit,
    /** The form was touched: what sends the message may load. */
    prepare: prepareToSend,
    /** Something was typed: what was said about it is out of date. */
    forgive: () => {
      if (state.status === 'invalid') setState({ status: 'idle' })
    },
  }
}

function focusField(form: HTMLFormElement | null, field: ContactField): void {
  const element = form?.elements.namedItem(field)
  if (element instanceof HTMLElement) element.focus()
}
