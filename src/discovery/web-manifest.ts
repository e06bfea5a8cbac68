import { contentIn } from '../content/load.tsx'
import { site } from '../content/site-facts.ts'
import { defaultLocale } from '../locales.ts'
import tokens from '../ui/tokens.css?raw'
import { icons } from './icons.ts'

/** The site on a home screen. It opens the address without a language, so that the host decides. */
export function webManifest(): string {
  const { description } = contentIn[defaultLocale].site.words.pages.landing
  const paper = lightColor('paper')
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

/** A colour of the light scheme; a manifest holds one scheme. */
function lightColor(token: string): string {
  const color = new RegExp(`--${token}: light-dark\\((#[0-9a-f]{6}),`).exec(tokens)?.[1]
  if (color === undefined) throw new Error(`tokens.css has no colour --${token}`)
  return color
}
