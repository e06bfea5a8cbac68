import { inView, JSAnimation } from 'motion'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { amountFormat } from '../../../content/amount-format.ts'
import type { Currency } from '../../../content/prices.ts'
import { useLanguage } from '../../../language.tsx'
import { Slot } from '../../../islands/slot.tsx'
import { prefersReducedMotion } from '../../../islands/reduced-motion.ts'
import { isBelowViewport } from './rise-on-scroll.ts'

/** Duration of the animation in milliseconds (specification, section 9). */
const DURATION = 500

interface AnimatedAmountProps {
  /** Whole units of the currency. */
  amount: number
  /** `amount` formatted for the locale: the accessible text and the last frame. */
  text: string
  currency: Currency
  /** Name of the slot that contains this amount's `AmountFrames`. */
  frames: string
}

/**
 * An amount that counts up from 0 when it scrolls into view, and from the previous value when it
 * changes. In the initial viewport, CSS animates it while the page loads (`AmountFrames`).
 */
export function AnimatedAmount({ amount, text, currency, frames }: AnimatedAmountProps) {
  const element = useRef<HTMLSpanElement>(null)
  const animated = useAnimatedText(element, amount, currency)
  return (
    <span className="figure animated-amount" ref={element}>
      <Slot name={frames} as="span" className="frames" aria-hidden="true" />
      {/* A normal space, so that the text can wrap for readers who increase the letter spacing. */}
      <span className={animated === null ? 'final' : 'final out-of-sight'}>
        {text.replace('\u00a0', ' ')}
      </span>
      {animated !== null && (
        <span className="counting" aria-hidden="true">
          {animated}
        </span>
      )}
    </span>
  )
}

/** Returns the amount that the animation is showing; null if it is not running. */
function useAnimatedText(
  element: RefObject<HTMLElement | null>,
  amount: number,
  currency: Currency,
): string | null {
  const { locale } = useLanguage()
  const [animated, setAnimated] = useState<string | null>(null)
  const previous = useRef<number>(null)

  useEffect(() => {
    if (element.current === null || prefersReducedMotion()) return
    // An amount that is already visible does not count up again.
    previous.current ??= isBelowViewport(element.current) ? 0 : amount
    const { format } = amountFormat(locale, currency)
    let animation: { stop: () => void } | undefined
    const stopObserving = inView(element.current, () => {
      if (previous.current === null || previous.current === amount) return
      animation = new JSAnimation({
        keyframes: [previous.current, amount],
        duration: DURATION,
        onUpdate: (value) => setAnimated(format(Math.round(value))),
        onComplete: () => setAnimated(null),
      })
      previous.current = amount
    })
    return () => {
      stopObserving()
      animation?.stop()
    }
  }, [element, amount, currency, locale])

  return animated
}
