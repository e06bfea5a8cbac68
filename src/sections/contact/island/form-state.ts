import type { ContactField } from '../../../../supabase/functions/_shared/contact-message.ts'

/** What is wrong with each invalid field, in field order. */
export type Errors = Partial<Record<ContactField, string>>

export type FormState =
  | { status: 'idle' }
  | {
      status: 'invalid'
      errors: Errors
      reportedBy: 'browser' | 'form'
      /**
       * Whether the first invalid field already had the focus, in which case screen readers
       * announce nothing when it is focused again.
       */
      isFocused: boolean
    }
  | { status: 'sending' }
  | { status: 'sent' }
  | { status: 'failed' }
