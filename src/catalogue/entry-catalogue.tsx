import { renderToStaticMarkup } from 'react-dom/server'
import type { RenderedPage } from '../entry-server.tsx'
import { locales } from '../locales.ts'
import { stylesheets } from '../stylesheets.ts'
import { Catalogue } from './catalogue.tsx'

/**
 * Renders the catalogue; the development server asks for it, the build never does.
 *
 * @param path `/_catalogue`, or `/_catalogue/` and a language
 */
export async function render(path: string): Promise<RenderedPage> {
  const lang = locales.find((locale) => path.endsWith(`/${locale}`)) ?? 'pt-BR'
  return {
    status: 200,
    lang,
    stylesheets: [...Object.values(stylesheets), 'src/catalogue/catalogue.css'],
    head:
      '<title>Catalogue</title>' +
      '<script type="module" src="/src/catalogue/show-states.ts"></script>',
    body: renderToStaticMarkup(<Catalogue locale={lang} />),
  }
}
