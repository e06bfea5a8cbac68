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

test('if a part of the words is missing, useWords throws an error that names it', () => {
  const withoutWords = (
    <LanguageProvider language={{ locale: 'es', page: 'landing', words: {} }}>
      <Rights />
    </LanguageProvider>
  )
  expect(() => renderToString(withoutWords)).toThrow(/footer/)
})
