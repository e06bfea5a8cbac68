import { z } from 'zod'
import { perLocale, text } from './text.ts'

/** The metadata of an indexed page. Search results truncate or replace texts outside these limits. */
const page = (name: string) =>
  z.strictObject({
    title: text(`${name}: title in the browser tab and in search results`, { min: 30, max: 60 }),
    description: text(`${name}: summary for search results and where the page is shared`, {
      min: 70,
      max: 160,
    }),
  })

const unlistedPage = (name: string) =>
  z.strictObject({
    title: text(`${name}: title in the browser tab`, { max: 60 }),
    description: text(`${name}: summary`, { max: 160 }),
  })

const field = (name: string) =>
  z.strictObject({
    label: text(`${name}: label`, { max: 40 }),
    placeholder: text(`${name}: example or hint inside the empty field`, { max: 60 }),
  })

const fieldError = (name: string) =>
  z.strictObject({
    invalid: text(`${name}: what is said when it is empty or wrong`, { max: 80 }),
    tooLong: text(`${name}: what is said when it is over its limit`, {
      max: 100,
      placeholders: ['limit'],
    }),
  })

const toast = (occasion: string) =>
  z.strictObject({
    title: text(`${occasion}: title of the notice`, { max: 40 }),
    description: text(`${occasion}: its sentence`, { max: 120 }),
  })

/** Texts outside the sections (`site.mdx`): header, navigation, form, toasts, footer, errors. */
export const SiteWordsSchema = z.strictObject({
  pages: z.strictObject({
    landing: page('Landing page'),
    pricing: page('Pricing page'),
    notFound: unlistedPage('404 page'),
  }),
  header: z.strictObject({
    skip: text('First link of every page, for keyboards: jump to the content', { max: 40 }),
    home: text('The logo as a link, read aloud', { max: 48 }),
    languages: text('Name of the group of flags, read aloud', { max: 32 }),
    languageNames: perLocale((locale) => text(`Name of ${locale}, in that language`, { max: 24 })),
  }),
  navigation: z.strictObject({
    label: text('Name of the floating navigation, read aloud', { max: 32 }),
    home: text('Navigation: opening section', { max: 16 }),
    about: text('Navigation: who we are', { max: 16 }),
    solutions: text('Navigation: solutions', { max: 16 }),
    experts: text('Navigation: experts', { max: 16 }),
    products: text('Navigation: products', { max: 16 }),
    partners: text('Navigation: partners', { max: 16 }),
    contact: text('Navigation: contact', { max: 16 }),
  }),
  opensInNewTab: text('Read aloud after each link to another site', { max: 40 }),
  form: z.strictObject({
    title: text('Name of the form, read aloud', { max: 40 }),
    name: field('Name'),
    phone: field('Phone'),
    email: field('E-mail'),
    message: field('Message'),
    send: text('Button', { max: 32 }),
    sending: text('The button while the message is on its way', { max: 32 }),
    withoutScript: text('In place of the form where JavaScript is off', { max: 160 }),
    errors: z.strictObject({
      name: fieldError('Name'),
      phone: fieldError('Phone'),
      email: fieldError('E-mail'),
      message: fieldError('Message'),
    }),
  }),
  toasts: z.strictObject({
    sent: toast('The message was sent'),
    failed: toast('The message could not be sent'),
    invalid: z
      .strictObject({ title: text('Title of the notice about a wrong field', { max: 40 }) })
      .describe('A field is wrong; the sentence is the one of the field'),
    label: text('Name of the place where notices appear, read aloud', { max: 24 }),
    close: text('Button that closes a notice, read aloud', { max: 24 }),
  }),
  footer: z.strictObject({
    copyright: text('Copyright line', { max: 60, placeholders: ['year'] }),
    rights: text('Reservation of rights', { max: 80 }),
  }),
  notFound: z
    .strictObject({
      code: z.literal('404'),
      message: z.literal('Oops! Page not found'),
      home: z.literal('Return to Home'),
    })
    .describe('Fixed by the specification, section 2: in English in every language'),
  error: z
    .strictObject({ title: z.literal('Unexpected Application Error!') })
    .describe('Fixed by the specification, section 8: in English in every language'),
})

export type SiteWords = z.infer<typeof SiteWordsSchema>
