import { expect, test } from 'vitest'
import { localeForHost } from '../src/locales.ts'

test.each([
  ['www.farol.com.br', 'pt-BR'],
  ['WWW.FAROL.COM.BR', 'pt-BR'],
  ['farol.com.br:8080', 'pt-BR'],
  ['farol.com', 'pt-PT'],
  ['farol.pt', 'pt-PT'],
  ['localhost:4173', 'pt-PT'],
  ['', 'pt-PT'],
])('the host %s shows %s', (host, locale) => {
  expect(localeForHost(host, '.com.br')).toBe(locale)
})
