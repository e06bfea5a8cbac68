/** Removes flag images that fail to load: Safari would show a frame over the drawn flag. */
export function removeBrokenFlags(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('a[hreflang] img')) {
    image.decode().catch(() => image.remove())
  }
}
