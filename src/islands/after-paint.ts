import { useEffect, useState } from 'react'

/** Resolves after the next paint, or after 100 ms if there is none, as in a hidden tab. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, 100)
  })
}

/** Whether the browser has painted since the value changed. */
export function useIsPainted(value: object): boolean {
  const [latest, setLatest] = useState<object>()
  useEffect(() => {
    let isCurrent = true
    void afterPaint().then(() => isCurrent && setLatest(value))
    return () => {
      isCurrent = false
    }
  }, [value])
  return latest === value
}
