import { ContactForm as Island } from '../../../../src/islands/contact-form/contact-form.tsx'
import { inAstro } from './in-astro.tsx'

export const ContactForm = inAstro('contact-form', Island)
