import { loadDraft } from '../../../islands/contact-draft.ts'

/** The attribute that marks a link for contacting a person; its value is `whatsapp` or `form`. */
export const HAND_OVER = 'data-hand-over'

/** Returns the URL that opens a WhatsApp chat with a prefilled message. */
export function whatsappUrlWith(url: string, message: string): string {
  return `${url.split('?')[0]}?text=${encodeURIComponent(message)}`
}

/**
 * Puts the message into the clicked link if the link opens WhatsApp. If it leads to the form, puts
 * the message into the form, unless the form already contains a message.
 *
 * @returns whether the message is now in the form
 */
export function fillInQuestion(link: HTMLAnchorElement, message: string): boolean {
  if (link.getAttribute(HAND_OVER) === 'whatsapp') {
    link.href = whatsappUrlWith(link.href, message)
    return false
  }
  return fillInMessage(message)
}

/**
 * Puts the message into the form, even before hydration, unless the form already has a message.
 *
 * @returns whether the message is now in the form
 */
function fillInMessage(message: string): boolean {
  const field = document.querySelector<HTMLTextAreaElement>('form [name=message]')
  // A message from the draft is not in the field until the form is hydrated.
  if (field === null || field.value !== '' || loadDraft()?.values['message']) return false
  field.value = message
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return true
}
