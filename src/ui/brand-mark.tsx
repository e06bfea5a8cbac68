/** The mark: a series that rises to a live point. */
export function BrandMark() {
  return (
    <svg className="brand-mark" viewBox="0 0 28 24" width="28" height="24" aria-hidden="true">
      <path d="M2 20l7-7 5 4L23 6" />
      <circle cx="24" cy="5" r="3" />
    </svg>
  )
}
