import { describe, expect, test } from 'vitest'
import { accessibilityAnchor } from '../../src/sections.ts'
import { pageUrls } from '../../src/urls.ts'
import { builtFiles } from '../fixtures/built-files.ts'
import { site } from '../fixtures/words.ts'

const pages = builtFiles('**/*.html')
const { email, accessibility } = site

describe.each(pageUrls.filter(({ page }) => page === 'landing'))('$file', ({ file, locale }) => {
  const html = pages.find(({ path }) => path === file)?.text ?? ''
  const [statement = ''] = new RegExp(`<dl id="${accessibilityAnchor}">[^]*?</dl>`).exec(html) ?? []

  test('its accessibility statement has the date of site.yaml in the format of the language', () => {
    const [year, , day] = accessibility.reviewed.split('-').map(Number)
    const [, dateTime, written = ''] = /<time dateTime="(.*?)">(.*?)<\/time>/i.exec(statement) ?? []
    expect(dateTime).toBe(accessibility.reviewed)
    expect(
      written
        .match(/\d+/g)
        ?.map(Number)
        .toSorted((a, b) => a - b),
    ).toEqual([day, year])
    const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
    expect(written).toContain(month.format(new Date(accessibility.reviewed)))
  })

  test('its accessibility statement links to the e-mail address of site.yaml', () => {
    expect(statement).toContain(`<a href="mailto:${email}">${email}</a>`)
  })
})
