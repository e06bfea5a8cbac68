/** The directive `client:hover`: the island wakes under the pointer or the focus. */
export default function hover(
  load: () => Promise<() => Promise<void>>,
  _options: unknown,
  island: HTMLElement,
): void {
  const asleep = new AbortController()
  const wake = async () => {
    asleep.abort()
    const hydrate = await load()
    await hydrate()
  }
  for (const type of ['pointerover', 'focusin']) {
    island.addEventListener(type, wake, { signal: asleep.signal })
  }
}
