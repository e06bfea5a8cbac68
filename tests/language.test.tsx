import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageProvider, useLanguage, useWords } from '../src/language.tsx'

function Locale() {
  return useLanguage().locale
}

function Rights() {
  return useWords('footer').rights
}

const footer = { copyright: '© {year}', rights: 'All rights' }

test('the language reaches what stands inside its provider', () => {
  const html = renderToString(
    <LanguageProvider language={{ locale: 'es', page: 'landing', words: { footer } }}>
      <Locale /> <Rights />
    </LanguageProvider>,
  )
  expect(html).toContain('es')
  expect(html).toContain('All rights')
})

test('outside the provider it throws', () => {
  expect(() => renderToString(<Locale />)).toThrow(/LanguageProvider/)
  expect(() => renderToString(<Rights />)).toThrow(/LanguageProvider/)
})

test('an island that asks for words it was not given throws, with their name', () => {
  const bare = (
    <LanguageProvider language={{ locale: 'es', page: 'landing', words: {} }}>
      <Rights />
    </LanguageProvider>
  )
  expect(() => renderToString(bare)).toThrow(/footer/)
})
