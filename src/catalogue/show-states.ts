/** Shows component states that otherwise require a pointer, a keyboard or a server response. */
import { requestHydration } from '../islands/client/schedule-hydration.ts'

addEventListener('load', () => {
  document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]').forEach(forceStates)
  const fields = '[data-force=filled] :is(input, textarea)'
  for (const field of document.querySelectorAll<HTMLInputElement>(fields)) {
    field.value = 'maria@example.com'
  }
  requestHydration('contact-form')
})

/** Applies `:hover`, `:focus-visible` and `:active` rules to elements that `data-force` marks. */
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
