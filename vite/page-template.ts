import type { RenderedPage } from '../src/entry-server.tsx'

/**
 * Puts a page into `index.html`.
 *
 * @param style makes the element for one of its stylesheets
 */
export function fillTemplate(
  template: string,
  { lang, stylesheets, head, body }: RenderedPage,
  style: (stylesheet: string) => string,
): string {
  return template
    .replace('lang="und"', `lang="${lang}"`)
    .replace('<!--styles-->', () => stylesheets.map(style).join(''))
    .replace('<!--head-->', () => head)
    .replace('<!--body-->', () => body)
}
