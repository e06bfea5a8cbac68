/** Safari draws a frame around an image that failed to load, over the drawn flag. */
export function removeBrokenFlags(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('.flag img')) {
    image.decode().catch(() => image.remove())
  }
}
