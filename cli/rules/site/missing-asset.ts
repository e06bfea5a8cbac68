import { defineRule } from '../../core/rule.ts'
import { nearest } from '../../core/suggestion.ts'
import { resourcesIn } from '../../site/resources.ts'
import type { BuiltSite } from '../../site/site.ts'
import { resolveTarget } from '../../site/urls.ts'

export default defineRule({
  id: 'missing-asset',
  severity: 'error',
  what: {
    en: 'Every image, video, caption, script, icon and font that the built site loads is in the build.',
    pt: 'Cada imagem, vídeo, legenda, script, ícone e fonte que o site gerado carrega está nele.',
    es: 'Cada imagen, vídeo, subtítulo, script, icono y fuente que carga el sitio generado está en él.',
  },
  why: {
    en: 'This includes srcset, url() in styles, and the manifest.',
    pt: 'Isso inclui srcset, url() nos estilos e o manifesto.',
    es: 'Esto incluye srcset, url() en los estilos y el manifiesto.',
  },
  check: (site: BuiltSite) => {
    const known = [...site.files].filter((file) => !/\.(?:html|br|gz)$/.test(file))
    return resourcesIn(site).flatMap(({ url, base, location }) => {
      const target = resolveTarget(site, base, url)
      // A part of the page itself, such as a symbol of an SVG image.
      if (url.startsWith('#') || !/^(?:nowhere|invalid|page)$/.test(target.kind)) return []
      const path = target.kind === 'nowhere' ? target.path.slice(1) : url
      const suggestion = nearest(path, known)
      return [{ ...location, data: { url }, suggestion: suggestion && `/${suggestion}` }]
    })
  },
  problem: {
    en: ({ url }) => `The build has no file \`${url}\`.`,
    pt: ({ url }) => `O site gerado não tem o arquivo \`${url}\`.`,
    es: ({ url }) => `El sitio generado no tiene el archivo \`${url}\`.`,
  },
  fix: {
    en: 'Correct the URL, or add the file to public/.',
    pt: 'Corrija a URL ou inclua o arquivo em public/.',
    es: 'Corrija la URL o añada el archivo a public/.',
  },
  cases: [
    {
      name: 'an icon',
      file: 'dist/404.html',
      find: /href="\/icon\.svg"/,
      replace: '‸href="/icn.svg"',
      report: /no file `\/icn\.svg`[^]*`\/icon\.svg`\?/,
    },
    {
      name: 'a URL in the styles of a page',
      file: 'dist/precos.html',
      find: /url\(\/assets\/bricolage/,
      replace: 'url(‸/assets/bricolages',
      report: /no file `\/assets\/bricolages/,
    },
    {
      name: 'a URL in a stylesheet',
      file: 'dist/assets/extra.css',
      write: 'a{color:red}\nb{background:url("none.png")}\n',
      reportedAt: { file: 'dist/assets/extra.css', after: /url\(/ },
      report: /no file `none\.png`/,
    },
    {
      name: 'a candidate of a srcset',
      file: 'dist/pt-BR.html',
      find: /<main [^>]*>/,
      replace: '$&<img alt="" src="/icon.svg" ‸srcset="/icon.svg 1x, /icons.svg 2x">',
      report: /no file `\/icons\.svg`/,
    },
    {
      name: 'the script of a page',
      file: 'dist/es/404.html',
      find: /src="\/assets\/index-/,
      replace: '‸src="/assets/indx-',
      report: /Did you mean `\/assets\/index-/,
    },
    {
      name: 'an icon of the manifest',
      file: 'dist/site.webmanifest',
      find: /icon\.svg/,
      replace: 'icons.svg',
      report: /`\/icon\.svg`\?/,
    },
  ],
})
