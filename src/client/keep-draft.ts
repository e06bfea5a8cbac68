import { loadDraft, storeDraft } from '../islands/contact-form/stored-draft.ts'

/** Keeps every change of the contact form, whether its island is awake yet or not. */
export function keepDraft(): void {
  document.querySelector('.contact-form')?.addEventListener('input', ({ target }) => {
    const { name, value } = target as HTMLInputElement
    storeDraft({ values: { ...loadDraft()?.values, [name]: value } })
  })
}
