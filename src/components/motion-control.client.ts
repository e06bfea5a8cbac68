const STORAGE_KEY = 'motion-paused'

/**
 * Synchronizes the two controls that pause the headline and the logos, and stores their state.
 *
 * @param onPause called on every pause; moves the headline to a frame that shows a whole word
 */
export function rememberPause(onPause: () => void): void {
  const controls = [...document.querySelectorAll<HTMLInputElement>('[data-pause]')]

  const set = (paused: boolean) => {
    for (const control of controls) control.checked = paused
    if (paused) onPause()
    if (paused === isStored()) return
    try {
      if (paused) localStorage.setItem(STORAGE_KEY, '1')
      else localStorage.removeItem(STORAGE_KEY)
    } catch {
      // Storage is blocked or full.
    }
  }

  for (const control of controls) {
    control.addEventListener('change', () => set(control.checked))
    // The checkbox looks like a button, so Enter must activate it as well.
    control.addEventListener('keydown', ({ key }) => key === 'Enter' && control.click())
  }
  // A control may have been used before this script ran.
  if (isStored() || controls.some(({ checked }) => checked)) set(true)
}

function isStored(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null
  } catch {
    return false
  }
}
