import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { toast } from 'sonner'
import { useWords } from '../../../language.tsx'
import type { FormState } from './form-state.ts'
import { scrollClear } from './scroll-clear.ts'

/**
 * Moves the focus to the first invalid field. While a message is being sent, moves the focus from
 * the button, which is disabled, to the status beside the button; then to the confirmation or,
 * after a failure, back to the button.
 *
 * @returns refs for the status and the confirmation's heading
 */
export function useFormFocus(form: RefObject<HTMLFormElement | null>, state: FormState) {
  const status = useRef<HTMLDivElement>(null)
  const confirmation = useRef<HTMLHeadingElement>(null)
  // A layout effect, to run before the browser takes the focus from the disabled button.
  useLayoutEffect(() => {
    const focus = (element: unknown) => {
      if (element instanceof HTMLElement) element.focus({ preventScroll: true })
    }
    if (state.status === 'idle') return
    if (state.status === 'invalid') {
      const [field = ''] = Object.keys(state.errors)
      // The error has been rendered, so screen readers announce it with the field. For errors that
      // the browser reports, `showBrowserErrors` moves the focus.
      if (state.reportedBy === 'form') focus(form.current?.elements.namedItem(field))
      return
    }
    if (state.status === 'sent') {
      // The focus is not moved if the visitor has left the form in the meantime.
      if (form.current?.contains(document.activeElement)) focus(confirmation.current)
      scrollClear(confirmation.current)
      return
    }
    const row = status.current?.closest('.send')
    if (state.status === 'sending') focus(status.current)
    // The focus returns to the button, unless the visitor has moved it elsewhere.
    else if (document.activeElement === status.current) focus(row?.querySelector('button'))
    const frame = requestAnimationFrame(() => scrollClear(row))
    return () => cancelAnimationFrame(frame)
  }, [form, state])
  return { status, confirmation }
}

/** Shows a toast for each result (specification, section 8); closes it when the state changes. */
export function useResultToast(state: FormState): void {
  const { sent, failed, invalid } = useWords('toasts')
  useEffect(() => {
    if (state.status === 'sent') toast.success(sent.title, { description: sent.description })
    if (state.status === 'failed') toast.error(failed.title, { description: failed.description })
    if (state.status === 'invalid') {
      toast.error(invalid.title, { description: Object.values(state.errors)[0] })
    }
    return () => {
      toast.dismiss()
    }
  }, [state, sent, failed, invalid])
}

export function closeToast({ key }: KeyboardEvent): void {
  if (key === 'Escape') toast.dismiss()
}
