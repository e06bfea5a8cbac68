import { Fragment, type ReactNode } from 'react'
import { PLACEHOLDER } from '../content/placeholders.ts'

interface FilledTextProps {
  text: string
  /** What replaces each placeholder, keyed by the placeholder's name. */
  values: Readonly<Record<string, ReactNode>>
}

/** A text with elements, such as links, in place of its placeholders. */
export function FilledText({ text, values }: FilledTextProps) {
  // Every second part is the name of a placeholder.
  return text
    .split(PLACEHOLDER)
    .map((part, index) => (
      <Fragment key={index}>{index % 2 === 0 ? part : values[part.trim()]}</Fragment>
    ))
}
