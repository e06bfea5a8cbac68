import type { ContactField } from '../../../../supabase/functions/_shared/contact-message.ts'

/** What is wrong with each invalid field, in the order of the fields. */
export type Errors = Partial<Record<ContactField, string>>

export type FormState =
  | { status: 'idle' }
  | {
      status: 'invalid'
      errors: Errors
      reportedBy: 'browser' | 'form'
      /**
       * Whether the first invalid field already had the focus, in which case focusing it again
       * makes screen readers announce nothing.
       */
      isFocused: boolean
    }
  | { status: 'sending' }
  | { status: 'sent' }
  | { status: 'failed' }
