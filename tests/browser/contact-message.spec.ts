import type { Page } from 'playwright/test'
import { functionPort, inboxPort } from '../../playwright.config.ts'
import { expectToast, formTexts } from './contact.ts'
import { expect, test } from './site-test.ts'

/** The address of the function in the build, which is that of `npm start`. */
const BUILT_FUNCTION = 'http://localhost:54321/**'

const inbox = `http://localhost:${inboxPort}`

interface InboxMail {
  mail: { subject: string; text: string; replyTo: { name: string; address: string }[] }
}

/** The real function of the test's own stack answers in the place of the one in the build. */
async function useTestFunction(page: Page): Promise<void> {
  await page.route(BUILT_FUNCTION, (route) => {
    const url = new URL(route.request().url())
    url.port = String(functionPort)
    return route.continue({ url: url.href })
  })
}

// The test looks into the frame, where scripts are forbidden: the browser says so.
test.use({ expectedProblems: ['frame is sandboxed'] })

for (const host of ['localhost', 'www.farol.com.br']) {
  test(`a message goes from the form at ${host} to the inbox`, async ({ page, request, baseURL }, {
    project,
  }) => {
    const name = `Ana Souza ${project.name} ${host} ${Date.now()}`
    await useTestFunction(page)
    await page.goto(`${baseURL?.replace('localhost', host)}/pt-BR#contato`)
    await page.getByLabel('Nome').fill(`  ${name}  `)
    await page.getByLabel('Telefone').fill('+351 912 345 678')
    await page.getByLabel('Email').fill('ana@exemplo.pt')
    await page.getByLabel('Mensagem').fill('Olá!\nQuero <b>medir</b> tudo.')
    await page.getByRole('button', { name: 'Enviar mensagem' }).click()

    await expectToast(page, 'success', formTexts('pt-BR').sent)
    await expect(page.getByLabel('Nome')).toHaveValue('')

    const mails = (await (await request.get(`${inbox}/mails.json`)).json()) as InboxMail[]
    const [received, ...others] = mails.filter(({ mail }) => mail.subject.includes(name))
    expect(others).toEqual([])
    expect(received?.mail.replyTo).toEqual([{ name, address: 'ana@exemplo.pt' }])
    expect(received?.mail.text).toContain('Quero <b>medir</b> tudo.')

    await page.goto(inbox)
    const article = page.getByRole('article').filter({ hasText: name })
    await expect(article.getByText('ana@exemplo.pt').first()).toBeVisible()
    // Framed, and escaped by the function: the markup is text there, too.
    const html = article.frameLocator('iframe')
    await expect(html.getByText('Quero <b>medir</b> tudo.')).toBeVisible()
  })
}
