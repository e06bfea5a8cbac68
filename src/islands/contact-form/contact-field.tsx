import { useId, type ComponentProps } from 'react'
import type { ContactField as FieldName } from '../../../supabase/functions/_shared/contact.ts'
import { useWords } from '../../language.tsx'

interface ContactFieldProps extends Pick<ComponentProps<'input'>, 'type' | 'autoComplete'> {
  name: FieldName
  /** The field that is wrong and what is said about it. */
  invalid: { field: FieldName; sentence: string } | undefined
}

/** A labelled field with its error beside it; without a `type` it has several lines. */
export function ContactField({ name, type, autoComplete, invalid }: ContactFieldProps) {
  const id = useId()
  const { label, placeholder } = useWords('form')[name]
  const sentence = invalid?.field === name ? invalid.sentence : undefined
  const attributes = {
    id,
    name,
    placeholder,
    required: true,
    'aria-invalid': sentence !== undefined || undefined,
    'aria-describedby': sentence === undefined ? undefined : `${id}-error`,
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {type === undefined ? (
        <textarea {...attributes} rows={5} />
      ) : (
        <input {...attributes} type={type} autoComplete={autoComplete} />
      )}
      {sentence !== undefined && (
        <p className="field-error" id={`${id}-error`}>
          {sentence}
        </p>
      )}
    </div>
  )
}
