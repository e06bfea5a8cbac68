import type { RenderedPage } from './render-page.tsx'

/** Puts a page into `index.html`. */
export function fillTemplate(template: string, { lang, head, body }: RenderedPage): string {
  return template
    .replace('lang="und"', `lang="${lang}"`)
    .replace('<!--head-->', () => head)
    .replace('<!--body-->', () => body)
}
