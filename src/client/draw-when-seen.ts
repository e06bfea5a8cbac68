import { whenNear } from '../islands/client/when-near.ts'

/** Starts each drawing when a tenth of it is in the viewport (`drawn.css`). */
export function drawWhenSeen(): void {
  for (const drawing of document.querySelectorAll('.drawn')) {
    whenNear(drawing, () => drawing.classList.add('seen'), { threshold: 0.1 })
  }
}
