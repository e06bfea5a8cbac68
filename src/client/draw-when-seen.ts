import { whenVisible } from './when-visible.ts'

/** Starts each drawing when a tenth of it is in the viewport (`drawn.css`). */
export function drawWhenSeen(): void {
  for (const drawing of document.querySelectorAll('.drawn')) {
    whenVisible(drawing, () => drawing.classList.add('seen'), { threshold: 0.1 })
  }
}
