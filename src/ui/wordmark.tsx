/** Signs of the sample companies, on a 24-unit square. */
const signs = [
  'M12 2a10 10 0 0 1 10 10H2A10 10 0 0 1 12 2ZM2 16h20v3H2Z',
  'M2 3h6l4 12 4-12h6l-7 18h-6Z',
  'M12 2l2.5 7.5L22 12l-7.5 2.5L12 22l-2.5-7.5L2 12l7.5-2.5Z',
  'M3 3h5v13h13v5H3ZM14 3h7v7h-7Z',
  'M12 3l10 18H2Zm0 8-4 7h8Z',
  'M3 3h7v7H3ZM14 14h7v7h-7ZM10 10h4v4h-4Z',
  'M12 2a10 10 0 1 1-.01 0Zm0 5a5 5 0 1 0 .01 0Z',
  'M12 2l9 5v10l-9 5-9-5V7Z',
  'M2 14c3-6 7-6 10 0s7 6 10 0v4c-3 6-7 6-10 0s-7-6-10 0Z',
  'M2 4h20v4H2ZM2 10h20v4H2ZM2 16h20v4H2Z',
  'M4 21V9a8 8 0 0 1 16 0v12h-5V9a3 3 0 0 0-6 0v12Z',
  'M2 6h20l-4 9a7 7 0 0 1-12 0Z',
] as const

interface WordmarkProps {
  name: string
  /** Which sign stands before the name, by the place of the client in its list. */
  shape: number
  /** What a screen reader says; without it the mark is decoration. */
  description?: string
}

/** The drawn logo of a sample client: a sign and its name. */
export function Wordmark({ name, shape, description }: WordmarkProps) {
  const naming = description === undefined ? {} : { role: 'img', 'aria-label': description }
  return (
    <span className="wordmark" {...naming}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d={signs[shape % signs.length]} fillRule="evenodd" />
      </svg>
      <span aria-hidden={description === undefined ? undefined : true}>{name}</span>
    </span>
  )
}
