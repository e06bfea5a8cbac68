import type { ContactField } from '../../../../supabase/functions/_shared/contact-message.ts'

/** The displayed error messages, keyed by field, in field order. */
export type Errors = Partial<Record<ContactField, string>>

export type FormState =
  | { status: 'idle' }
  | {
      status: 'invalid'
      errors: Errors
      reportedBy: 'browser' | 'form'
      /**
       * Whether the first invalid field already had the focus. If so, screen readers announce
       * nothing when it is focused again.
       */
      isFocused: boolean
    }
  | { status: 'sending' }
  | { status: 'sent' }
  | { status: 'failed' }
