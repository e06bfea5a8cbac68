/** Shows the states that otherwise need a pointer, a keyboard or an answer of the server. */
import { toast } from 'sonner'
import { requestHydration } from '../islands/hydrate-islands.ts'

const STATES = [':hover', ':focus-visible', ':active'] as const

addEventListener('load', () => {
  for (const sheet of document.styleSheets) addForcedRules(sheet)
  for (const field of document.querySelectorAll<HTMLInputElement>('[data-force=filled] input')) {
    field.value = 'maria@example.com'
  }
  for (const field of document.querySelectorAll('[data-force=filled] textarea')) {
    field.textContent = 'Lorem ipsum dolor sit amet, consectetur adipiscing elit.'
  }
  requestHydration('contact-form')
  void showToasts()
})

/** Beside each rule for a state, the same rule for elements that are marked with it. */
function addForcedRules(group: CSSStyleSheet | CSSGroupingRule | CSSStyleRule): void {
  for (const rule of Array.from(group.cssRules)) {
    if (rule instanceof CSSStyleRule) {
      const state = STATES.find((name) => rule.selectorText.includes(name))
      if (state !== undefined) group.insertRule(forced(rule.cssText, state), group.cssRules.length)
    }
    if (rule instanceof CSSStyleRule || rule instanceof CSSGroupingRule) addForcedRules(rule)
  }
}

function forced(css: string, state: (typeof STATES)[number]): string {
  const mark = `[data-force=${state.slice(1)}]`
  return css.replaceAll(state, `:is(${mark}:not(div),${mark} :is(input,textarea))`)
}

/** The three notices, as soon as their island can show them. */
async function showToasts(): Promise<void> {
  const data = document.querySelector('[data-island=contact-form] script')?.textContent ?? '{}'
  const { toasts, form } = JSON.parse(data).language.words
  const options = (description: string) => ({ description, duration: Infinity })
  toast.success(toasts.sent.title, options(toasts.sent.description))
  toast.error(toasts.failed.title, options(toasts.failed.description))
  toast.error(toasts.invalid.title, options(form.errors.email.invalid))
}
