import { useEffect, useId, useRef, type ComponentProps } from 'react'
import { Toaster } from 'sonner'
import 'sonner/dist/styles.css'
import { HONEYPOT, type ContactField } from '../../../supabase/functions/_shared/contact.ts'
import { FilledText } from '../../components/filled-text.tsx'
import type { Site } from '../../content/site.ts'
import { useWords } from '../../language.tsx'
import { Slot } from '../slot.tsx'
import { scrollClear } from './scroll-clear.ts'
import './toasts.css'
import { useContactForm } from './use-contact-form.ts'

type ContactFacts = Pick<Site, 'phone' | 'email'>

/** The contact form (specification, sections 2, 4, 5 and 8). */
export function ContactForm(facts: ContactFacts) {
  const words = useWords('form')
  const toasts = useWords('toasts')
  const { form, state, submit, preload, reveal, clearResult } = useContactForm()
  const sending = state.status === 'sending'
  const invalid = state.status === 'invalid' ? state : undefined
  const button = useRestoredFocus(sending)

  return (
    <>
      <form
        ref={form}
        className="contact-form"
        aria-label={words.title}
        // If the script fails to load, submitting has no effect and the fields keep their values.
        method="dialog"
        onSubmit={submit}
        onFocus={(event) => {
          reveal(event)
          preload()
        }}
        onPointerDown={preload}
        onInput={clearResult}
      >
        <Field name="name" type="text" autoComplete="name" invalid={invalid} />
        <Field name="phone" type="tel" autoComplete="tel" invalid={invalid} />
        <Field name="email" type="email" autoComplete="email" invalid={invalid} />
        <Field name="message" invalid={invalid} />
        <div className="honeypot" aria-hidden="true">
          <input
            name={HONEYPOT}
            tabIndex={-1}
            autoComplete="off"
            // 1Password, Bitwarden, LastPass and Dashlane ignore `autocomplete`, but not these.
            data-1p-ignore
            data-bwignore
            data-lpignore
            data-form-type="other"
          />
        </div>
        <Slot name="privacy" className="before-sending" />
        <div className="send">
          <button ref={button} className="button button-primary" type="submit" disabled={sending}>
            {sending ? words.sending : words.send}
          </button>
          {/* Always present, because screen readers announce only changes of an existing region. */}
          <div role="status">
            {state.status === 'sent' && (
              <p ref={scrollIntoView} className="sent">
                {toasts.sent.title} {toasts.sent.description}
              </p>
            )}
            {state.status === 'failed' && <OtherWays {...facts} />}
          </div>
        </div>
      </form>
      <Toaster
        // Below the header: at the bottom, it would cover the button of the form on phones.
        position="top-right"
        offset={{ top: '5.75rem' }}
        mobileOffset={{ top: '4.5rem' }}
        // A toast that is leaving is not stacked with the next.
        visibleToasts={1}
        containerAriaLabel={toasts.label}
        toastOptions={{
          unstyled: true,
          closeButtonAriaLabel: toasts.close,
          classNames: { toast: 'toast' },
        }}
        closeButton
      />
    </>
  )
}

interface FieldProps extends Pick<ComponentProps<'input'>, 'type' | 'autoComplete'> {
  name: ContactField
  /** The invalid field of the form, if any, and its error message. */
  invalid: { field: ContactField; error: string } | undefined
}

/** A labelled field with its error message; a textarea if it has no `type`. */
export function Field({ name, type, autoComplete, invalid }: FieldProps) {
  const id = useId()
  const { label, placeholder } = useWords('form')[name]
  const error = invalid?.field === name ? invalid.error : undefined
  const attributes = {
    id,
    name,
    placeholder,
    required: true,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': error === undefined ? undefined : `${id}-error`,
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {type === undefined ? (
        <textarea {...attributes} rows={4} />
      ) : (
        <input {...attributes} type={type} autoComplete={autoComplete} />
      )}
      {error !== undefined && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}

/** The phone number and the e-mail address, as an alternative to the form. */
function OtherWays({ phone, email }: ContactFacts) {
  const { otherWays } = useWords('form')
  const values = {
    phone: (
      <a className="whole" href={`tel:${phone.number}`}>
        {phone.display}
      </a>
    ),
    email: <a href={`mailto:${email}`}>{email}</a>,
  }
  return (
    <p ref={scrollIntoView} className="other-ways">
      <FilledText text={otherWays} values={values} />
    </p>
  )
}

/** Scrolls a result into view, with the button that it belongs to. */
function scrollIntoView(result: Element | null): void {
  scrollClear(result?.closest('.send'))
}

/** Restores the focus that a button loses while disabled, unless it has moved elsewhere. */
function useRestoredFocus(disabled: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const wasDisabled = useRef(false)
  useEffect(() => {
    if (wasDisabled.current && !disabled && document.activeElement === document.body) {
      button.current?.focus({ preventScroll: true })
    }
    wasDisabled.current = disabled
  }, [disabled])
  return button
}
