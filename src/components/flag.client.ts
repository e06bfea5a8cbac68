/** Removes broken flag images: Safari would show a frame on top of the drawn flag. */
export function removeBrokenFlags(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('a[hreflang] img')) {
    image.decode().catch(() => image.remove())
  }
}
