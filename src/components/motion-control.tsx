import { useWords } from '../language.tsx'

/**
 * A button that pauses the headline and the logos, and starts them again. It is a checkbox, because
 * CSS alone can respond to it; `motion-control.client.ts` remembers its state and keeps the two
 * controls in sync.
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
