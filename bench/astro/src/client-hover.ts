/** The directive `client:hover`: hydrates the island when it is hovered or focused. */
export default function hover(
  load: () => Promise<() => Promise<void>>,
  _options: unknown,
  island: HTMLElement,
): void {
  const listeners = new AbortController()
  const hydrate = async () => {
    listeners.abort()
    const start = await load()
    await start()
  }
  for (const type of ['pointerover', 'focusin']) {
    island.addEventListener(type, hydrate, { signal: listeners.signal })
  }
}
