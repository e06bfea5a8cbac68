const STORAGE_KEY = 'motion-paused'

/**
 * Keeps the two controls that pause the headline and the logos in sync, and remembers their state.
 */
export function rememberPause(): void {
  const controls = [...document.querySelectorAll<HTMLInputElement>('[data-pause]')]

  const set = (paused: boolean) => {
    for (const control of controls) control.checked = paused
    if (paused) finishWord()
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
    // The checkbox looks like a button, and Enter presses buttons, too.
    control.addEventListener('keydown', ({ key }) => key === 'Enter' && control.click())
  }
  // A control may have been used before this script was loaded.
  if (isStored() || controls.some(({ checked }) => checked)) set(true)
}

function isStored(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null
  } catch {
    return false
  }
}

/**
 * Moves the headline to the middle of a word's time, so that it does not stop between two words.
 */
function finishWord(): void {
  const words = document.querySelector('h1')?.getAnimations({ subtree: true }) ?? []
  for (const word of words) {
    const now = Number(word.currentTime)
    const duration = Number(word.effect?.getComputedTiming().duration) / words.length
    word.currentTime = now - (now % duration) + duration / 2
  }
}
