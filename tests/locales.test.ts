import { expect, test } from 'vitest'
import { localeForHost } from '../src/locales.ts'

test.each([
  ['www.youdata.com.br', 'pt-BR'],
  ['WWW.YOUDATA.COM.BR', 'pt-BR'],
  ['youdata.com.br:8080', 'pt-BR'],
  ['youdata.com', 'pt-PT'],
  ['youdata.pt', 'pt-PT'],
  ['localhost:4173', 'pt-PT'],
  ['', 'pt-PT'],
])('the host %s shows %s', (host, locale) => {
  expect(localeForHost(host, '.com.br')).toBe(locale)
})
