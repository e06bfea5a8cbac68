import type { SiteFault } from './site-copy.ts'

/** Faults of pages: what they load, their ids, their languages, their words. */
export const pageFaults: SiteFault[] = [
  {
    name: 'an icon that is not in the build',
    rule: 'missing-asset',
    plant: [{ file: 'dist/404.html', find: /href="\/icon\.svg"/, replace: '‸href="/icn.svg"' }],
    says: /no file `\/icn\.svg`[^]*`\/icon\.svg`\?\n {2}Written by: index\.html/,
  },
  {
    name: 'a font that is preloaded and not in the build',
    rule: 'missing-asset',
    plant: [
      {
        file: 'dist/en.html',
        find: /href="(\/assets\/instrument-sans-[^"]+)"/,
        replace: '‸href="$1?"',
      },
      { file: 'dist/en.html', find: /href="(\/assets\/instrument-sans-)/, replace: 'href="$1x' },
    ],
    says: /Did you mean `\/assets\/instrument-sans-[^`]*`\?/,
  },
  {
    name: 'an address in the stylesheet of a page',
    rule: 'missing-asset',
    plant: [
      {
        file: 'dist/es.html',
        find: /url\(\/assets\/bricolage/,
        replace: 'url(‸/assets/bricolages',
      },
    ],
    says: /Written by: src\/styles\/landing\.css/,
  },
  {
    name: 'an address in a stylesheet of its own',
    rule: 'missing-asset',
    plant: [],
    files: { 'dist/assets/extra.css': 'a{color:red}\nb{background:url("none.png")}\n' },
    at: 'dist/assets/extra.css:2:18',
    says: /no file `none\.png`/,
  },
  {
    name: 'one candidate of a srcset',
    rule: 'missing-asset',
    plant: [
      {
        file: 'dist/pt-BR.html',
        find: /<main [^>]*>/,
        replace: '$&<img alt="" src="/icon.svg" ‸srcset="/icon.svg 1x, /icons.svg 2x">',
      },
    ],
    says: /no file `\/icons\.svg`/,
  },
  {
    name: 'the poster of a video',
    rule: 'missing-asset',
    plant: [
      {
        file: 'dist/pt-PT.html',
        find: /(id="chatbot"[^>]*>)/,
        replace: '$1<video ‸poster="/demo.jpg"></video>',
      },
    ],
    says: /no file `\/demo\.jpg`[^]*src\/sections\/chatbot\.tsx/,
  },
  {
    name: 'the script of a page',
    rule: 'missing-asset',
    plant: [
      { file: 'dist/es/404.html', find: /src="\/assets\/index-/, replace: '‸src="/assets/indx-' },
    ],
    says: /Did you mean `\/assets\/index-/,
  },
  {
    name: 'an id that stands twice',
    rule: 'duplicate-id',
    plant: [{ file: 'dist/en/precos.html', find: /<footer /, replace: '<footer ‸id="content" ' }],
    says: /`content` stands 2 times[^]*src\/layout\/footer\.tsx/,
  },
  {
    name: 'a page in another language than its address',
    rule: 'document-language',
    plant: [{ file: 'dist/pt-BR/precos.html', find: /lang="pt-BR"/, replace: '‸lang="pt"' }],
    says: /lang="pt-BR"/,
  },
  {
    name: 'a page without a language',
    rule: 'document-language',
    plant: [{ file: 'dist/es/precos.html', find: /<html lang="es"/, replace: '‸<html' }],
    says: /does not say which language/,
  },
  {
    name: 'words in a language that is none',
    rule: 'document-language',
    plant: [{ file: 'dist/pt-PT/precos.html', find: /<h1>/, replace: '<h1 ‸lang="english">' }],
    says: /`english` is no language tag/,
  },
  {
    name: 'a page that was not built',
    rule: 'missing-page',
    plant: [],
    files: { 'dist/precos.html': null },
    at: 'dist/precos.html:1:1',
    says: /page of `\/precos` was not built/,
  },
  {
    name: 'a page that no address shows',
    rule: 'unexpected-page',
    plant: [],
    files: { 'dist/es/preco.html': '<!doctype html><title>x</title>' },
    at: 'dist/es/preco.html:1:1',
    says: /Did you mean es\/precos\.html\?/,
  },
  {
    name: 'a text of content that its page lacks',
    rule: 'missing-text',
    key: 'mission.title',
    plant: [
      {
        file: 'content/es/about.mdx',
        find: /(^mission:\n {2}title: ).*/m,
        replace: '$1‸Otra misión',
      },
    ],
    says: /not on the page dist\/es\.html/,
  },
  {
    name: 'a paragraph of prose that its page lacks',
    rule: 'missing-text',
    plant: [
      {
        file: 'content/pt-PT/services.mdx',
        find: /^---\n\n/m,
        replace: '---\n\n‸Um parágrafo de {years} anos.\n\n',
      },
    ],
    says: /not on the page dist\/(index|pt-PT)\.html/,
  },
  {
    name: 'the title of one page',
    rule: 'missing-text',
    key: 'pages.pricing.title',
    plant: [
      {
        file: 'dist/pt-BR/precos.html',
        find: /Planos e Preços do YouBot · Farol/g,
        replace: 'x',
      },
      {
        file: 'content/pt-BR/site.mdx',
        find: /( {2}pricing:\n {4}title: )/,
        replace: '$1‸',
      },
    ],
    says: /not on the page dist\/pt-BR\/precos\.html/,
  },
  {
    name: 'a message that no island was given',
    rule: 'missing-text',
    key: 'toasts.sent.title',
    plant: [
      {
        file: 'content/en/site.mdx',
        find: /( {2}sent:\n {4}title: ).*/,
        replace: '$1‸Sent at last!',
      },
    ],
    says: /not on the page/,
  },
]
