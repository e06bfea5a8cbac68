import { contentIn } from '../content/load.tsx'
import { site } from '../content/site-facts.ts'
import { defaultLocale } from '../locales.ts'
import { color } from '../styles/colors.ts'
import { icons } from './icons.ts'

/** The site on a home screen. It opens the address without a language, so that the host decides. */
export function webManifest(): string {
  const { description } = contentIn[defaultLocale].site.words.pages.landing
  const paper = color('paper-light')
  const manifest = {
    id: '/',
    name: site.brand,
    short_name: site.brand,
    description,
    lang: defaultLocale,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'browser',
    theme_color: paper,
    background_color: paper,
    icons,
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
