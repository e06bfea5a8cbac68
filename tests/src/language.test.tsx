import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageProvider, useLanguage, useWords } from '../../src/language.tsx'

function Locale() {
  return useLanguage().locale
}

function Rights() {
  return useWords('footer').rights
}

test('outside a provider, useLanguage and useWords throw', () => {
  expect(() => renderToString(<Locale />)).toThrow(/LanguageProvider/)
  expect(() => renderToString(<Rights />)).toThrow(/LanguageProvider/)
})

test('useWords throws an error that names the missing part', () => {
  const withoutWords = (
    <LanguageProvider language={{ locale: 'es', page: 'landing', words: {} }}>
      <Rights />
    </LanguageProvider>
  )
  expect(() => renderToString(withoutWords)).toThrow(/footer/)
})
