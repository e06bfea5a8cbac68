import { ContactForm as Island } from '../../../../src/islands/contact-form/contact-form.tsx'
import { asAstroIsland } from './as-astro-island.tsx'

export const ContactForm = asAstroIsland(Island)
