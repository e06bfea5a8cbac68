import { useEffect, useState } from 'react'

/** Resolves after the next paint, but after 100 ms at the latest: hidden tabs are not painted. */
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
