/** Shows component states that otherwise require a pointer, a keyboard or the server. */
import { toast } from 'sonner'
import { requestHydration } from '../islands/schedule-hydration.ts'

addEventListener('load', () => {
  document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]').forEach(forceStates)
  const fields = '[data-force=filled] :is(input, textarea)'
  for (const field of document.querySelectorAll<HTMLInputElement>(fields)) {
    field.value = 'maria@example.com'
  }
  requestHydration('contact-form')
  showToasts()
})

/** Makes the rules for `:hover` and other states also match elements with `data-force`. */
async function forceStates(link: HTMLLinkElement): Promise<void> {
  const response = await fetch(link.href, { headers: { Accept: 'text/css' } })
  const forced = '[data-force=$1]:not(div), [data-force=$1] :is(input, textarea)'
  const style = document.createElement('style')
  style.textContent = (await response.text()).replaceAll(
    /:(hover|focus-visible|active)\b/g,
    `:is($&, :where(${forced}))`,
  )
  link.replaceWith(style)
}

/** Shows the three toasts, which appear once the form is hydrated. */
function showToasts(): void {
  const data = document.querySelector('[data-island=contact-form] script')?.textContent ?? '{}'
  const { toasts, form } = JSON.parse(data).language.words
  const options = (description: string) => ({ description, duration: Infinity })
  toast.success(toasts.sent.title, options(toasts.sent.description))
  toast.error(toasts.failed.title, options(toasts.failed.description))
  toast.error(toasts.invalid.title, options(form.errors.email.invalid))
}
