import { ContactForm as Island } from '../../../../src/sections/contact/island/contact-form.tsx'
import { asAstroIsland } from './as-astro-island.tsx'

export const ContactForm = asAstroIsland(Island)
