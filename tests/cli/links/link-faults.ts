import { proseLink, type SiteFault } from './site-copy.ts'

/** Faults of the addresses of links. */
export const linkFaults: SiteFault[] = [
  {
    name: 'a link of prose to a section that is not there, on its line of MDX',
    rule: 'broken-anchor',
    plant: proseLink(
      { page: 'dist/en.html', content: 'content/en/about.mdx' },
      '‸#contat',
      'Write to our team',
    ),
    says: /Did you mean `#contato`\?\n {2}Seen on: dist\/en\.html$/,
  },
  {
    name: 'a tab that is not there',
    rule: 'broken-anchor',
    plant: [
      {
        file: 'dist/es.html',
        find: /href="#solucoes\/data-squad"/,
        replace: '‸href="#solucoes/data-squat"',
      },
    ],
    says: /words: content\/es\/products\.mdx:\d+:\d+\n[^]*`#solucoes\/data-squad`\?\n {2}Written by: src\/sections\/products\.tsx/,
  },
  {
    name: 'a section of another page that is not there',
    rule: 'broken-anchor',
    plant: [
      {
        file: 'dist/pt-BR/precos.html',
        find: /href="\/pt-BR#parceiros"/,
        replace: '‸href="/pt-BR#parceiro"',
      },
    ],
    says: /on the page \/pt-BR\.\n.*`#parceiros`\?\n {2}Written by: src\/layout\/floating-navigation\.tsx/,
  },
  {
    name: 'an anchor of a 404 page',
    rule: 'broken-anchor',
    plant: [{ file: 'dist/404.html', find: /href="#content"/, replace: '‸href="#contents"' }],
    says: /`#content`\?\n {2}Written by: src\/layout\/layout\.tsx/,
  },
  {
    name: 'a link of prose to a page that is not there',
    rule: 'broken-link',
    plant: proseLink(
      { page: 'dist/es.html', content: 'content/es/services.mdx' },
      '‸/es/preco',
      'Ver los planes',
    ),
    says: /Nothing stands at `\/es\/preco`\.\n.*`\/es\/precos`\?/,
  },
  {
    name: 'a page named by its file',
    rule: 'broken-link',
    plant: [
      {
        file: 'dist/pt-BR.html',
        find: /href="\/pt-BR\/precos" class/,
        replace: '‸href="/pt-BR/precos.html" class',
      },
    ],
    says: /`\/pt-BR\/precos`\?\n {2}Written by: src\/sections\/hero\.tsx/,
  },
  {
    name: 'a page with a last slash, which hosts answer with 404',
    rule: 'broken-link',
    plant: [
      {
        file: 'dist/pt-PT.html',
        find: /href="\/pt-PT" aria-label/,
        replace: '‸href="/pt-PT/" aria-label',
      },
    ],
    says: /`\/pt-PT`\?\n {2}Written by: src\/layout\/header\.tsx/,
  },
  {
    name: 'an empty address',
    rule: 'invalid-link',
    plant: [{ file: 'dist/en/404.html', find: /href="\/"/, replace: '‸href=""' }],
    says: /has no address[^]*src\/pages\/not-found\.tsx/,
  },
  {
    name: 'a mistyped scheme',
    rule: 'invalid-link',
    plant: [
      {
        file: 'dist/en/precos.html',
        find: /href="https:\/\/booking/,
        replace: '‸href="htps://booking',
      },
    ],
    says: /`https:`\?\n {2}Written by: src\/islands\/plan-cards\/plan-cards\.tsx/,
  },
  {
    name: 'an address that no browser reads',
    rule: 'invalid-link',
    plant: [{ file: 'dist/es/404.html', find: /href="\/"/, replace: '‸href="https://["' }],
    says: /No browser can open/,
  },
  {
    name: 'an e-mail link without an address',
    rule: 'contact-link',
    plant: [
      {
        file: 'dist/pt-PT.html',
        find: /href="mailto:contato@/,
        replace: '‸href="mailto:contato.',
      },
    ],
    says: /holds no e-mail address[^]*src\/sections\/contact\.tsx/,
  },
  {
    name: 'an e-mail link with what mail programs ignore',
    rule: 'contact-link',
    plant: [
      {
        file: 'dist/index.html',
        find: /href="mailto:contato@example.com"/,
        replace: '‸href="mailto:contato@example.com?subjet=x"',
      },
    ],
    says: /ignore `subjet`/,
  },
  {
    name: 'a number without its country',
    rule: 'contact-link',
    plant: [{ file: 'dist/es.html', find: /href="tel:\+55/, replace: '‸href="tel:0' }],
    says: /works from every country/,
  },
  {
    name: 'a number that is not the one shown, on its line of the settings',
    rule: 'contact-link',
    key: 'phone.number',
    plant: [
      { file: 'content/site.yaml', find: /number: "/, replace: 'number: ‸"' },
      { file: 'dist/en.html', find: />\+55 21 0000-0000</, replace: '>+55 21 0000-0001<' },
    ],
    says: /shows `\+55 21 0000-0001`[^]*content\/site\.yaml\.\n {2}Seen on: dist\/en\.html/,
  },
]
