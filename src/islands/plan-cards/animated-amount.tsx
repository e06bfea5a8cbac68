import { inView, JSAnimation } from 'motion'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { amountFormat } from '../../content/price-table.ts'
import type { Currency } from '../../content/prices.ts'
import { useLanguage } from '../../language.tsx'
import { prefersReducedMotion } from '../reduced-motion.ts'
import { Slot } from '../slot.tsx'

/** Milliseconds that an amount takes to its value (specification, section 9). */
const DURATION = 500

interface AnimatedAmountProps {
  /** Whole units of the currency. */
  amount: number
  /** `amount` as the language writes it: what is read aloud, and where the counting ends. */
  text: string
  currency: Currency
  /** Slot of its `CountingFrames`. */
  frames: string
}

/**
 * An amount that counts up to its value when it comes into view, and from the
 * old value to the new one when it changes. On the first screen the stylesheet
 * counts, as the page arrives; further down the island does. Read aloud it never moves,
 * and the final text keeps its width free, so that nothing beside it moves either.
 */
export function AnimatedAmount({ amount, text, currency, frames }: AnimatedAmountProps) {
  const element = useRef<HTMLSpanElement>(null)
  const counted = useCountedText(element, amount, currency)
  return (
    <span className="figure animated-amount" ref={element}>
      <Slot name={frames} as="span" className="frames" aria-hidden="true" />
      <span className={counted === null ? 'final' : 'final out-of-sight'}>{text}</span>
      {counted !== null && (
        <span className="counting" aria-hidden="true">
          {counted}
        </span>
      )}
    </span>
  )
}

/** What the amount has counted up to; null where it stands at its value. */
function useCountedText(
  element: RefObject<HTMLElement | null>,
  amount: number,
  currency: Currency,
): string | null {
  const { locale } = useLanguage()
  const [counted, setCounted] = useState<string | null>(null)
  const previous = useRef<number>(null)

  useEffect(() => {
    if (element.current === null || prefersReducedMotion()) return
    // What has been seen does not begin again.
    previous.current ??= isBelowScreen(element.current) ? 0 : amount
    const format = amountFormat(locale, currency)
    let counting: { stop: () => void } | undefined
    const unwatch = inView(element.current, () => {
      if (previous.current === null || previous.current === amount) return
      counting = new JSAnimation({
        keyframes: [previous.current, amount],
        duration: DURATION,
        onUpdate: (value) => setCounted(format.format(Math.round(value))),
        onComplete: () => setCounted(null),
      })
      previous.current = amount
    })
    return () => {
      unwatch()
      counting?.stop()
    }
  }, [element, amount, currency, locale])

  return counted
}

function isBelowScreen(element: HTMLElement): boolean {
  return element.getBoundingClientRect().top >= innerHeight
}
