import { Fragment, type ReactNode } from 'react'
import { PLACEHOLDER } from '../content/placeholders.ts'

interface FilledTextProps {
  text: string
  /** The replacement for each placeholder, keyed by placeholder name. */
  values: Readonly<Record<string, ReactNode>>
}

/** A text with elements, such as links, in place of its placeholders. */
export function FilledText({ text, values }: FilledTextProps) {
  // `split` puts the captured placeholder names at odd indexes.
  return text
    .split(PLACEHOLDER)
    .map((part, index) => (
      <Fragment key={index}>{index % 2 === 0 ? part : values[part.trim()]}</Fragment>
    ))
}
