/** Removes broken images: Safari would draw a frame around them, over the drawn flag. */
export function removeBrokenFlags(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('a[hreflang] img')) {
    image.decode().catch(() => image.remove())
  }
}
