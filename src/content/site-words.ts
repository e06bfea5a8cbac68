import { z } from 'zod'
import { perLocale, text } from './text.ts'

/** The metadata of an indexed page. Search results truncate or replace texts outside these limits. */
const page = (name: string) =>
  z.strictObject({
    title: text(`Title of ${name} in the browser tab and in search results`, { min: 30, max: 60 }),
    description: text(`Summary of ${name} for search results and shared links`, {
      min: 70,
      max: 160,
    }),
  })

const unlistedPage = (name: string) =>
  z.strictObject({
    title: text(`Title of ${name} in the browser tab`, { max: 60 }),
    description: text(`Summary of ${name}`, { max: 160 }),
  })

const field = (name: string) =>
  z.strictObject({
    label: text(`Label of the ${name} field`, { max: 40 }),
    placeholder: text(`Example or hint inside the empty ${name} field`, { max: 60 }),
  })

const fieldError = (name: string) =>
  z.strictObject({
    invalid: text(`Error message if the ${name} is empty or invalid`, { max: 80 }),
    tooLong: text(`Error message if the ${name} is too long`, {
      max: 100,
      placeholders: ['limit'],
    }),
  })

const toast = (occasion: string) =>
  z.strictObject({
    title: text(`Title of the notification that ${occasion}`, { max: 40 }),
    description: text(`Text of the notification that ${occasion}, one sentence`, { max: 120 }),
  })

/** Texts outside the sections (`site.mdx`): header, navigation, form, toasts, footer, errors. */
export const SiteWordsSchema = z.strictObject({
  pages: z.strictObject({
    landing: page('the landing page'),
    pricing: page('the pricing page'),
    notFound: unlistedPage('the 404 page'),
  }),
  header: z.strictObject({
    skip: text('First link of every page, which skips to the content, for keyboard users', {
      max: 40,
    }),
    home: text('Name of the logo link for screen readers', { max: 48 }),
    pricing: text('Link to the pricing page, at the top of every page from tablets on', {
      max: 16,
    }),
    languages: text('Name of the group of flags for screen readers', { max: 32 }),
    languageNames: perLocale((locale) => text(`Name of ${locale}, in that language`, { max: 24 })),
  }),
  navigation: z.strictObject({
    label: text('Name of the floating navigation for screen readers', { max: 32 }),
    home: text('Navigation link to the opening section', { max: 16 }),
    about: text('Navigation link to the section about us', { max: 16 }),
    solutions: text('Navigation link to the solutions', { max: 16 }),
    experts: text('Navigation link to the experts', { max: 16 }),
    products: text('Navigation link to the products', { max: 16 }),
    partners: text('Navigation link to the partners', { max: 16 }),
    contact: text('Navigation link to the contact section', { max: 16 }),
  }),
  opensInNewTab: text('Text for screen readers after each link to another site', { max: 40 }),
  form: z.strictObject({
    title: text('Name of the form for screen readers', { max: 40 }),
    name: field('name'),
    phone: field('phone'),
    email: field('e-mail'),
    message: field('message'),
    send: text('Button that sends the form', { max: 32 }),
    sending: text('The same button while the message is being sent', { max: 32 }),
    withoutScript: text('Text in place of the form if JavaScript is disabled', { max: 160 }),
    otherWays: text(
      'Text under the button after the message could not be sent: call or write instead; ' +
        '{phone} and {email} become links',
      { max: 120, placeholders: ['phone', 'email'] },
    ),
    errors: z.strictObject({
      name: fieldError('name'),
      phone: fieldError('phone number'),
      email: fieldError('e-mail address'),
      message: fieldError('message'),
    }),
  }),
  toasts: z.strictObject({
    sent: toast('the message was sent'),
    failed: toast('the message could not be sent'),
    invalid: z
      .strictObject({
        title: text('Title of the notification about an invalid field', { max: 40 }),
      })
      .describe('Notification about an invalid field; its text is the error message of the field'),
    label: text('Name of the area of the notifications for screen readers', { max: 24 }),
    close: text('Name of the button that closes a notification, for screen readers', { max: 24 }),
  }),
  footer: z.strictObject({
    copyright: text('Copyright line', { max: 60, placeholders: ['year'] }),
    rights: text('Statement that all rights are reserved', { max: 80 }),
  }),
  notFound: z
    .strictObject({
      code: z.literal('404'),
      message: z.literal('Oops! Page not found'),
      home: z.literal('Return to Home'),
    })
    .describe('Texts of the 404 page, fixed in English by section 2 of the specification'),
  error: z
    .strictObject({ title: z.literal('Unexpected Application Error!') })
    .describe('Text of the error page, fixed in English by section 8 of the specification'),
})

export type SiteWords = z.infer<typeof SiteWordsSchema>
