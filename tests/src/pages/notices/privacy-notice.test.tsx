import { renderToStaticMarkup } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { locales } from '../../../../src/locales.ts'
import { LanguageProvider } from '../../../../src/language.tsx'
import { PrivacyNotice } from '../../../../src/pages/notices/notices.tsx'
import { site } from '../../../../src/settings/site-settings.ts'
import { wordsOf } from '../../../fixtures/words.ts'

test.each(locales)('the privacy notice in %s mentions a webhook only if there is one', (locale) => {
  const words = wordsOf(locale, 'privacy')
  const { recipients } = site.privacy
  const render = () =>
    renderToStaticMarkup(
      <LanguageProvider language={{ locale, page: 'notices', words: {} }}>
        <PrivacyNotice words={words} />
      </LanguageProvider>,
    )
  const { webhook } = recipients
  onTestFinished(() => {
    if (webhook === undefined) delete recipients.webhook
    else recipients.webhook = webhook
  })
  recipients.webhook = { name: 'Chat', host: 'hooks.chat.example' }
  expect(render()).toContain('Chat (hooks.chat.example)')
  expect(render()).toContain(words.recipients.webhook)
  delete recipients.webhook
  expect(render()).not.toContain(words.recipients.webhook)
})
