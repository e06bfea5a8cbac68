import { useEffect, useRef } from 'react'
import { Toaster } from 'sonner'
import 'sonner/dist/styles.css'
import { HONEYPOT } from '../../../supabase/functions/_shared/contact.ts'
import { useWords } from '../../language.tsx'
import { ContactField } from './contact-field.tsx'
import { useContactForm } from './use-contact-form.ts'

/** The contact form (specification, sections 2, 4, 5 and 8). */
export function ContactForm() {
  const words = useWords('form')
  const toasts = useWords('toasts')
  const { form, state, submit, prepare, forgive } = useContactForm()
  const sending = state.status === 'sending'
  const invalid = state.status === 'invalid' ? state : undefined
  const button = useFocusThatReturns(sending)

  return (
    <>
      <form
        ref={form}
        className="contact-form"
        aria-label={words.title}
        // Where the script fails, sending does nothing: what was typed stays, and stays here.
        method="dialog"
        onSubmit={submit}
        onFocus={prepare}
        onPointerDown={prepare}
        onInput={forgive}
      >
        <ContactField name="name" type="text" autoComplete="name" invalid={invalid} />
        <ContactField name="phone" type="tel" autoComplete="tel" invalid={invalid} />
        <ContactField name="email" type="email" autoComplete="email" invalid={invalid} />
        <ContactField name="message" invalid={invalid} />
        <div className="honeypot" aria-hidden="true">
          <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
        </div>
        <button ref={button} className="button button-primary" type="submit" disabled={sending}>
          {sending ? words.sending : words.send}
        </button>
      </form>
      <Toaster
        position="bottom-right"
        // Above the floating navigation, which lies at the bottom on phones.
        mobileOffset={{ bottom: 80 }}
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

/** A disabled button loses the focus; it gets it back unless something else took it. */
function useFocusThatReturns(disabled: boolean) {
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
