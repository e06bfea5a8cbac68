/** Shows the states of the catalogue that otherwise need a pointer, a keyboard or the server. */
import { toast } from 'sonner'
import { requestHydration } from '../islands/hydrate-islands.ts'

const STATES = [':hover', ':focus-visible', ':active']

addEventListener('load', () => {
  for (const sheet of document.styleSheets) addForcedRules(sheet)
  const fields = '[data-force=filled] :is(input, textarea)'
  for (const field of document.querySelectorAll<HTMLInputElement>(fields)) {
    field.value = 'maria@example.com'
  }
  requestHydration('contact-form')
  showToasts()
})

/** Copies each rule for a state so that it also matches elements with `data-force`. */
function addForcedRules(group: CSSStyleSheet | CSSGroupingRule | CSSStyleRule): void {
  for (const rule of Array.from(group.cssRules)) {
    if (rule instanceof CSSStyleRule) {
      const state = STATES.find((name) => rule.selectorText.includes(name))
      if (state !== undefined) group.insertRule(forced(rule.cssText, state), group.cssRules.length)
    }
    if (rule instanceof CSSStyleRule || rule instanceof CSSGroupingRule) addForcedRules(rule)
  }
}

function forced(css: string, state: string): string {
  const element = `[data-force=${state.slice(1)}]`
  return css.replaceAll(state, `:is(${element}:not(div),${element} :is(input,textarea))`)
}

/** The three toasts; they appear once the form is hydrated. */
function showToasts(): void {
  const data = document.querySelector('[data-island=contact-form] script')?.textContent ?? '{}'
  const { toasts, form } = JSON.parse(data).language.words
  const options = (description: string) => ({ description, duration: Infinity })
  toast.success(toasts.sent.title, options(toasts.sent.description))
  toast.error(toasts.failed.title, options(toasts.failed.description))
  toast.error(toasts.invalid.title, options(form.errors.email.invalid))
}
