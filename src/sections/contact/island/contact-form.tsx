import { useId, type ComponentProps, type ReactNode, type RefObject } from 'react'
import { Toaster } from 'sonner'
import {
  contactLimits,
  HONEYPOT,
  type ContactField,
} from '../../../../supabase/functions/_shared/contact-message.ts'
import { ExternalLink } from '../../../components/external-link.tsx'
import { FilledText } from '../../../components/filled-text.tsx'
import { fill } from '../../../content/placeholders.ts'
import type { Site } from '../../../content/site.ts'
import { useWords } from '../../../language.tsx'
import { Slot } from '../../../islands/slot.tsx'
import { closeToast, useResultToast } from './form-feedback.ts'
import type { FormState } from './form-state.ts'
import { useIsPainted } from '../../../islands/after-paint.ts'
import './results.css'
import { useContactForm } from './use-contact-form.ts'

type ContactFacts = Pick<Site, 'phone' | 'email'>

interface Booking {
  href: string
  label: string
}

/**
 * The contact form (specification, sections 2, 4, 5 and 8). Once a message has been sent, a
 * confirmation covers the form until the visitor chooses to write another message.
 */
export function ContactForm({ booking, ...facts }: ContactFacts & { booking: Booking }) {
  const words = useWords('form')
  const { failed, invalid } = useWords('toasts')
  const { form, status, confirmation, state, submit, preload, scrollFieldIntoView, ...handlers } =
    useContactForm()
  const sending = state.status === 'sending'
  const errors = state.status === 'invalid' ? state.errors : {}
  const isSent = state.status === 'sent'
  // Errors that the browser reports do not need a toast.
  const hasToast =
    state.status === 'failed' || (state.status === 'invalid' && state.reportedBy === 'form')

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes the toast. */}
      <form
        ref={form}
        className="contact-form"
        data-uncovered=""
        data-sent={isSent || undefined}
        // If the script fails to load, submitting has no effect and the fields keep their values.
        method="dialog"
        onSubmit={submit}
        onFocus={(event) => {
          scrollFieldIntoView(event)
          preload()
        }}
        onInput={handlers.clearResult}
        onInvalidCapture={handlers.showBrowserErrors}
        onKeyDown={closeToast}
      >
        <p className="note">{words.required}</p>
        <Field name="name" type="text" autoComplete="name" error={errors.name} />
        <Field name="phone" type="tel" autoComplete="tel" error={errors.phone} />
        <Field
          name="email"
          type="email"
          autoComplete="email"
          hint={words.email.hint}
          error={errors.email}
        />
        <Field
          name="message"
          hint={fill(words.message.hint, { limit: String(contactLimits.message) })}
          error={errors.message}
        />
        {/* Not `display: none`, which spam bots detect. */}
        <div className="visually-hidden" aria-hidden="true">
          <input
            name={HONEYPOT}
            tabIndex={-1}
            autoComplete="off"
            // 1Password, Bitwarden, LastPass and Dashlane ignore `autocomplete`, but not these
            // attributes.
            data-1p-ignore
            data-bwignore
            data-lpignore
            data-form-type="other"
          />
        </div>
        <Slot name="privacy" className="note" />
        <div className="send">
          <button
            className="button button-primary"
            type="submit"
            disabled={sending}
            // Browsers also click the button when Enter is pressed in a field, before they validate
            // the form.
            onClick={handlers.startAttempt}
          >
            {sending ? words.sending : words.send}
          </button>
          <div className="outcome">
            {/* Always present: screen readers announce only changes to an existing region. */}
            <div ref={status} role="status" tabIndex={-1}>
              {sending && <p>{words.sendingStatus}</p>}
              {state.status === 'invalid' && state.isFocused && (
                <p className="visually-hidden">
                  {invalid.title} {Object.values(errors)[0]}
                </p>
              )}
              {state.status === 'failed' && (
                <Failure {...failed}>
                  <OtherWays {...facts} />
                </Failure>
              )}
            </div>
            {hasToast && <ResultToast state={state} />}
          </div>
        </div>
      </form>
      {isSent && (
        <Confirmation
          ref={confirmation}
          state={state}
          booking={booking}
          onAnother={handlers.startAnother}
        />
      )}
    </>
  )
}

interface ConfirmationProps {
  /** The heading, which receives the focus. */
  ref: RefObject<HTMLHeadingElement | null>
  state: FormState
  booking: Booking
  onAnother: () => void
}

/** The confirmation that covers the form after a message has been sent. */
function Confirmation({ ref, state, booking, onAnother }: ConfirmationProps) {
  const { title, text, another } = useWords('form').confirmation
  const id = useId()
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes the toast.
    <div className="confirmation ground-accent" onKeyDown={closeToast}>
      <h3 ref={ref} tabIndex={-1} aria-describedby={id}>
        {title}
      </h3>
      <div className="outcome">
        <p id={id}>{text}</p>
        <ResultToast state={state} />
      </div>
      <p className="actions">
        <ExternalLink href={booking.href} className="button button-primary">
          {booking.label}
        </ExternalLink>
        <button type="button" className="button" onClick={onAnother}>
          {another}
        </button>
      </p>
    </div>
  )
}

/**
 * The toast for a result. It is mounted after the result has been painted, because mounting it
 * takes a slow phone as long as rendering the result itself.
 */
function ResultToast({ state }: { state: FormState }) {
  return useIsPainted(state) && <Toast state={state} />
}

/** The toast is inert, because the form or the confirmation tells screen readers the result. */
function Toast({ state }: { state: FormState }) {
  useResultToast(state)
  return (
    <Toaster
      ref={(region) => {
        if (region) Object.assign(region, { inert: true, ariaHidden: 'true' })
      }}
      hotkey={[]}
      // Otherwise, a closing toast would be stacked with the next one.
      visibleToasts={1}
      toastOptions={{ unstyled: true, classNames: { toast: 'toast' } }}
    />
  )
}

interface FieldProps extends Pick<ComponentProps<'input'>, 'type' | 'autoComplete'> {
  name: ContactField
  /** A line beside the label, such as an example. */
  hint?: string
  /** The error message, if the field is invalid. */
  error?: string | undefined
}

/** A labelled field with its error message; a textarea if `type` is undefined. */
export function Field({ name, type, autoComplete, hint, error }: FieldProps) {
  const id = useId()
  const { label, placeholder } = useWords('form')[name]
  const descriptions = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`]
  const attributes = {
    id,
    name,
    placeholder,
    required: true,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': descriptions.filter(Boolean).join(' ') || undefined,
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && (
        <p className="note" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {type === undefined ? (
        <textarea {...attributes} />
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

interface FailureProps {
  title: string
  description: string
  children?: ReactNode
}

/** The failure message. A toast with the same text covers it until the toast closes. */
export function Failure({ title, description, children }: FailureProps) {
  return (
    <div className="result" data-type="error">
      <div>
        <p className="title">{title}</p> <p>{description}</p> {children}
      </div>
    </div>
  )
}

/** The phone number and the e-mail address, as an alternative to the form. */
function OtherWays({ phone, email }: ContactFacts) {
  const { otherWays } = useWords('form')
  const values = {
    phone: (
      <a className="nowrap" href={`tel:${phone.number}`}>
        {phone.display}
      </a>
    ),
    email: <a href={`mailto:${email}`}>{email}</a>,
  }
  return (
    <p className="other-ways">
      <FilledText text={otherWays} values={values} />
    </p>
  )
}
