import { useWords } from '../language.tsx'

/**
 * A checkbox, styled as a button, that pauses and resumes the headline and the logos. It works with
 * CSS alone; `motion-control.client.ts` remembers its state and keeps the two controls in sync.
 */
export function MotionControl() {
  return (
    <input
      className="motion-control"
      type="checkbox"
      data-pause=""
      aria-label={useWords('pauseMotion')}
    />
  )
}
