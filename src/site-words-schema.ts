import { z } from 'zod'
import { FormWordsSchema, ToastWordsSchema } from './sections/contact/form-schema.ts'
import { perLocale, text } from './content/text.ts'

/** The metadata of an indexed page. Search engines truncate long texts and replace short texts. */
const page = (name: string) =>
  z.strictObject({
    title: text(`Title of ${name} in the browser tab and in search results`, { min: 30, max: 60 }),
    description: text(`Summary of ${name} for search results and shared links`, {
      min: 70,
      max: 160,
    }),
  })

const fixed = (words: string) =>
  z.literal(words).describe('Fixed text, in English in every language on purpose')

const unlistedPage = (name: string) =>
  z.strictObject({
    title: text(`Title of ${name} in the browser tab`, { max: 60 }),
    description: text(`Line on ${name} below its English texts, and its summary`, { max: 160 }),
  })

/** The texts in `site.mdx`, such as those for the header, the form and the footer. */
export const SiteWordsSchema = z.strictObject({
  pages: z.strictObject({
    landing: page('the landing page'),
    pricing: page('the pricing page'),
    notices: page('the notices page'),
    notFound: unlistedPage('the 404 page'),
  }),
  header: z.strictObject({
    skip: text('First link of every page, which skips to the content, for keyboard users', {
      max: 40,
    }),
    home: text('Name of the logo link for screen readers', { max: 48 }),
    pricing: text('Link to the pricing page, at the top of every page', { max: 10 }),
    languages: text('Name of the group of flags for screen readers', { max: 32 }),
    languageNames: perLocale(() => text('Name of a language, in that language', { max: 20 })),
  }),
  navigation: z.strictObject({
    label: text('Name of the floating navigation for screen readers', { max: 32 }),
    home: text('Navigation link to the opening section', { max: 14 }),
    about: text('Navigation link to the section about us', { max: 14 }),
    solutions: text('Navigation link to the solutions', { max: 14 }),
    experts: text('Navigation link to the experts', { max: 14 }),
    products: text('Navigation link to the products', { max: 14 }),
    partners: text('Navigation link to the partners', { max: 14 }),
    contact: text('Navigation link to the contact section', { max: 14 }),
  }),
  opensInNewTab: text('Text for screen readers after each link to another site', { max: 40 }),
  pauseMotion: text(
    'Name of the button that pauses the changing words of the headline and the row of logos',
    { max: 60 },
  ),
  form: FormWordsSchema,
  toasts: ToastWordsSchema,
  footer: z.strictObject({
    copyright: text('Copyright line', { max: 60, placeholders: ['year'] }),
    rights: text('Statement that all rights are reserved', { max: 80 }),
  }),
  notices: z.strictObject({
    title: text('Heading of the notices page; names each notice on it', {
      max: 48,
    }),
  }),
  notFound: z
    .strictObject({
      code: fixed('404'),
      message: fixed('Oops! Page not found'),
      home: fixed('Return to Home'),
    })
    .describe('Texts of the 404 page, fixed in English by section 2 of the specification'),
  error: z
    .strictObject({ title: fixed('Unexpected Application Error!') })
    .describe('Text of the error page, fixed in English by section 8 of the specification'),
})

export type SiteWords = z.infer<typeof SiteWordsSchema>
