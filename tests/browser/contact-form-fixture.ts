import { expect, type Locator, type Page, type Request, type Route } from 'playwright/test'
import type {
  ContactField,
  ContactMessage,
} from '../../supabase/functions/_shared/contact-message.ts'
import { requestHydration } from './island-scripts.ts'
import { test as base } from './site-test.ts'

/** A valid message; the form removes the whitespace around its values before sending it. */
export const typed: ContactMessage = {
  name: '  Ana Souza ',
  phone: ' +351 912 345 678  ',
  email: 'ana@exemplo.pt',
  message: '\n Olá!\nQuero medir tudo. ',
}

/** The same message, as the form sends it. */
export const trimmed: ContactMessage = {
  name: 'Ana Souza',
  phone: '+351 912 345 678',
  email: 'ana@exemplo.pt',
  message: 'Olá!\nQuero medir tudo.',
}

export const empty: ContactMessage = { name: '', phone: '', email: '', message: '' }

/** A browser test with a fixture for the contact form. */
export const test = base.extend<{ form: ContactForm }>({
  form: ({ page }, use) => use(new ContactForm(page)),
})

export class ContactForm {
  readonly button: Locator
  /** The live region that announces that a message is being sent, or that sending has failed. */
  readonly status: Locator
  /** The confirmation that covers the form after a message has been sent. */
  readonly confirmation: Locator
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.button = page.locator('.contact-form button')
    this.status = page.locator('.contact-form').getByRole('status')
    this.confirmation = page.locator('.contact .confirmation')
  }

  /** Opens the landing page at the form, and waits until the form is hydrated. */
  async open(): Promise<void> {
    await this.page.goto('/en#contato')
    await requestHydration(this.page, 'contact-form')
  }

  field(name: ContactField): Locator {
    return this.page.locator(`.contact-form [name="${name}"]`)
  }

  async fillIn(values: Partial<ContactMessage>): Promise<void> {
    for (const [name, value] of Object.entries(values)) {
      await this.field(name as ContactField).fill(value)
    }
  }

  /** Fills in the form and sends the message. */
  async send(values: Partial<ContactMessage> = {}): Promise<void> {
    await this.fillIn(values)
    await this.button.click()
  }

  /** Shows the form again after a message has been sent. */
  async startAnother(): Promise<void> {
    await this.confirmation.getByRole('button').click()
  }

  async expectValues(values: ContactMessage): Promise<void> {
    for (const [name, value] of Object.entries(values)) {
      await expect(this.field(name as ContactField)).toHaveValue(value)
    }
  }

  /** Expects exactly one toast of this kind with this title and description. */
  async expectToast(
    kind: 'success' | 'error',
    { title, description }: { title: string; description: string },
  ): Promise<void> {
    // A single assertion, because the toast may close before a second assertion runs.
    const toast = this.page.locator(`[data-sonner-toast][data-type=${kind}]`)
    await expect(toast.filter({ hasText: title }).filter({ hasText: description })).toBeVisible()
  }
}

const headers = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'apikey, authorization, content-type, x-client-info',
}

/** Route handlers that mock the function's responses. */
export const succeed = (route: Route) => route.fulfill({ headers, json: { id: '1' } })
export const fail = (route: Route) => route.fulfill({ status: 500, headers, json: {} })
/** Responds as a captive portal does. */
export const intercept = (route: Route) =>
  route.fulfill({ headers, contentType: 'text/html', body: '<!doctype html>' })

/**
 * Mocks the function `send-contact-email`. Requests get the given responses in order; once these
 * are used up, further requests get the last response again.
 *
 * @returns a list to which each request is added when it arrives
 */
export async function mockFunction(
  page: Page,
  ...responses: ((route: Route) => Promise<unknown>)[]
): Promise<Request[]> {
  const received: Request[] = []
  await page.route('**/functions/v1/send-contact-email', async (route) => {
    if (route.request().method() === 'OPTIONS') return route.fulfill({ headers })
    received.push(route.request())
    await (responses[received.length - 1] ?? responses.at(-1))?.(route)
  })
  return received
}

/** Mocks the function, and holds its response until the returned function is called. */
export async function holdFunction(
  page: Page,
  respond: (route: Route) => Promise<unknown>,
): Promise<() => void> {
  const { held, release } = hold(respond)
  await mockFunction(page, held)
  return release
}

/** Returns `held`, a handler for `mockFunction` that responds only after `release` is called. */
export function hold(respond: (route: Route) => Promise<unknown>) {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  return { held: (route: Route) => released.then(() => respond(route)), release: () => release() }
}

/** Returns the idempotency key, by which the function recognizes a resent message. */
export function keyOf(request: Request | undefined): string {
  return (request?.postDataJSON() as { key: string } | undefined)?.key ?? ''
}
