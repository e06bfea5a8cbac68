/** Removes flag images that fail to load; otherwise, Safari shows a frame over the drawn flag. */
export function removeBrokenFlags(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('a[hreflang] img')) {
    image.decode().catch(() => image.remove())
  }
}
