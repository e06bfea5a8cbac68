import { whenVisible } from './when-visible.ts'

/** Animates each drawing when a tenth of it first comes into view (`drawn.css`). */
export function drawWhenSeen(): void {
  for (const drawing of document.querySelectorAll('.drawn')) {
    whenVisible(drawing, () => drawing.classList.add('seen'), { threshold: 0.1 })
  }
}
