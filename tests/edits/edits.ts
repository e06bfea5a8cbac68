import { readdir } from 'node:fs/promises'
import type { Checkout } from './checkout.ts'

/** An edit as described in CONTRIBUTING.md: a change by hand, then the commands to run. */
export interface Edit {
  make: (checkout: Checkout) => Promise<void>
  /** One with `<language>` is run for each translation. */
  commands: readonly string[]
}

const change = (file: string, find: RegExp, by: string, ...commands: string[]): Edit => ({
  make: (checkout) => checkout.replace(file, find, by),
  commands,
})

const translate = (name: string, find: RegExp, texts: string[], ...commands: string[]): Edit => ({
  make: (checkout) => checkout.translate(name, find, texts),
  commands,
})

/** The site's own content, and that of the fixture site. */
const ROOTS = ['.', 'tests/fixtures/site']

/** Accepts the translations of a file. */
const acceptAll = (file: string) =>
  ROOTS.map((root) => `npx cli accept <language> ${file} --root ${root}`)

/**
 * The edits that writers and maintainers make. They match keys, not wording, so that they work with
 * any content.
 */
export const edits: Readonly<Record<string, Edit>> = {
  'a title in each language': translate('about', /^(title: ).*/m, [
    '$1Dados são o que fazemos melhor',
    '$1Os dados são o que melhor fazemos',
    '$1Data is what we do best',
    '$1Los datos son lo que mejor hacemos',
  ]),
  'a button': translate('hero', /^(talkToSpecialist: ).*/m, [
    '$1Chamar um especialista',
    '$1Chamar um especialista',
    '$1Call a specialist',
    '$1Llamar a un especialista',
  ]),
  'a toast': translate('site', /^( {2}sent:\n {4}title: ).*/m, [
    '$1Sua mensagem chegou!',
    '$1A sua mensagem chegou!',
    '$1Your message has arrived!',
    '$1¡Tu mensaje ha llegado!',
  ]),
  'a paragraph': translate('hero', /(\n---\n\n)[^]*$/, [
    '$1A {brand} organiza os dados da sua empresa e põe um assistente no seu\nWhatsApp.\n',
    '$1A {brand} organiza os dados da sua empresa e coloca um assistente no seu\nWhatsApp.\n',
    '$1{brand} puts your company’s data in order and an assistant on your\nWhatsApp.\n',
    '$1{brand} ordena los datos de tu empresa y pone un asistente en tu\nWhatsApp.\n',
  ]),
  'the summary of a page': translate(
    'site',
    /^( {2}landing:\n {4}title: .*\n {4}description: ).*/m,
    [
      '$1Consultoria de dados que também põe um assistente virtual para atender no seu WhatsApp.',
      '$1Consultora de dados que também coloca um assistente virtual a responder no seu WhatsApp.',
      '$1A data consultancy that also puts a virtual assistant on WhatsApp to answer your customers.',
      '$1Consultora de datos que también pone un asistente virtual a responder en tu WhatsApp.',
    ],
  ),
  'a price': change('content/prices.yaml', /monthly: \d+/, 'monthly: 4170', 'npx cli prices'),
  'a setup fee': change('content/prices.yaml', /setup: \w+/, 'setup: 6490', 'npx cli prices'),
  "a plan's message limit": change(
    'content/prices.yaml',
    /messages: \d+/,
    'messages: 1750',
    'npx cli prices',
  ),
  'the years of experience': change('content/site.yaml', /years: \d+/, 'years: 31'),
  'the brand': change('content/site.yaml', /^brand: .*/m, 'brand: Nova Maré'),
  'every sample of site.yaml': {
    make: async (checkout) => {
      const samples: [RegExp, string][] = [
        [/^(legalName: ).*/m, '$1Nova Maré Tecnologia S.A.'],
        [/^(siteUrl: ).*/m, '$1https://www.novamare.com.br'],
        [/^(email: ).*/m, '$1ola@novamare.com.br'],
        [/^( {2}display: ).*/m, '$1+55 21 3456-7890'],
        [/^( {2}number: ).*/m, '$1"+552134567890"'],
        [
          /^(address:.*\n)(?: {2}- .*\n)+/m,
          '$1  - Rua da Quitanda, 86, sala 4\n  - Rio de Janeiro – RJ, Brasil\n',
        ],
        [/^(bookingUrl: ).*/m, '$1https://agenda.novamare.com.br/conversa'],
        [/^(whatsappUrl: ).*/m, '$1https://wa.me/5521987654321'],
      ]
      for (const [find, by] of samples) await checkout.replace('content/site.yaml', find, by)
    },
    commands: ['npx cli prices'],
  },
  "a client's name": change(
    'content/site.yaml',
    /^(clients:.*\n {2}- ).*/m,
    '$1Marés do Sul & Filhos',
  ),
  'an additional client': change(
    'content/site.yaml',
    /^(clients:.*\n(?: {2}- .*\n)+)/m,
    '$1  - Farol Alto\n',
  ),
  'an additional feature, in each language': translate(
    'pricing',
    /^( {2}basic:\n(?: {4}.*\n)*? {4}features:\n(?: {6}- .*\n)+)/m,
    [
      '$1      - Relatório mensal das conversas\n',
      '$1      - Relatório das conversas todos os meses\n',
      '$1      - A monthly report on the conversations\n',
      '$1      - Informe mensual de las conversaciones\n',
    ],
  ),
  "a partner's text": translate('partners', /^(items:\n(?:.*\n)*? {4}text: ).*/m, [
    '$1Para montar assistentes em poucas etapas.',
    '$1Para montar assistentes em poucos passos.',
    '$1For putting assistants together in a few steps.',
    '$1Para montar asistentes en unos pocos pasos.',
  ]),
  'an additional partner, in each language': translate('partners', /^(items:\n(?: .*\n)+)/m, [
    partner('Serviço de mapas', 'Endereços que viram pontos no mapa.'),
    partner('Serviço de cartografia', 'Moradas que passam a pontos no mapa.'),
    partner('Mapping service', 'Addresses that become points on a map.'),
    partner('Servicio de mapas', 'Direcciones que pasan a ser puntos en el mapa.'),
  ]),
  'the conversation of the demo video': translate(
    'chatbot',
    /^( {2}messages:\n(?: {4}#.*\n)? {4}- from: customer\n {6}text: ).*/m,
    [
      '$1Oi! Dá para receber o pedido ainda hoje?',
      '$1Olá! É possível receber a encomenda ainda hoje?',
      '$1Hi! Can I get my order today?',
      '$1¡Hola! ¿Puedo recibir el pedido hoy mismo?',
    ],
    'npm run video',
  ),
  'the accent colour': change(
    'src/styles/tokens.css',
    /--accent-light: #\w+/,
    '--accent-light: #0b5f8a',
    'npm run icons',
    'npm run video',
    'npm run screens',
  ),
  'a field': { make: addField, commands: [...acceptAll('about'), 'npm run screens'] },
  'a section': { make: addSection, commands: [...acceptAll('news'), 'npm run screens'] },
  'an additional language': {
    make: addLanguage,
    commands: ['npx cli prices', ...acceptAll('--all'), 'npm run video', 'npm run screens'],
  },
}

function partner(name: string, text: string): string {
  return `$1  - pictogram: cloud\n    name: ${name}\n    text: ${text}\n`
}

/** A motto under the title of a section. */
async function addField(checkout: Checkout): Promise<void> {
  const field = "motto: text('One short sentence under the heading', { max: 60 }),"
  await checkout.replace('src/content/about.ts', /^( {2}title: .*\n)/m, `$1  ${field}\n`)
  await checkout.replace(
    'src/sections/about.tsx',
    '<Prose />',
    '<p>{words.motto}</p>\n        <Prose />',
  )
  const texts = [
    '$1motto: Primeiro a pergunta, depois os dados.\n',
    '$1motto: Primeiro vem a pergunta, depois vêm os dados.\n',
    '$1motto: First the question, then the data.\n',
    '$1motto: Primero la pregunta, después los datos.\n',
  ]
  for (const root of ROOTS) {
    await checkout.translate('about', /^(title: .*\n)/m, texts, `${root}/content`)
  }
}

/** A section with a heading and a paragraph, after the partners. */
async function addSection(checkout: Checkout): Promise<void> {
  await checkout.write(
    'src/content/news.ts',
    `import { z } from 'zod'
import { text } from './text.ts'

/** What is new (\`#novidades\`). Body: one paragraph. */
export const NewsSchema = z.strictObject({
  label: text('One or two words beside the section number', { max: 24 }),
  title: text('Section heading', { max: 80 }),
})

export type News = z.infer<typeof NewsSchema>
`,
  )
  await checkout.write(
    'src/sections/news.tsx',
    `import { Section } from '../components/section.tsx'
import type { Entry } from '../content/load.tsx'
import type { News as NewsWords } from '../content/news.ts'

export function News({ words, Prose }: Entry<NewsWords>) {
  return (
    <Section name="news" label={words.label} title={words.title}>
      <div className="lead">
        <Prose />
      </div>
    </Section>
  )
}
`,
  )
  await checkout.write('src/sections/news.css', '.news .lead {\n  max-width: 40rem;\n}\n')
  const lines: [file: string, after: RegExp, line: string][] = [
    [
      'src/content/content-files.ts',
      /^import \{ PartnersSchema .*/m,
      "import { NewsSchema } from './news.ts'",
    ],
    [
      'src/content/content-files.ts',
      /^ {2}partners: .*/m,
      "  news: { schema: NewsSchema, body: 'required' },",
    ],
    ['src/anchors.ts', /^ {2}partners: .*/m, "  news: 'novidades',"],
    [
      'src/pages/landing.tsx',
      /^import \{ Partners .*/m,
      "import { News } from '../sections/news.tsx'",
    ],
    ['src/pages/landing.tsx', /^(.*)<Partners [^ ]*(.*)/m, '$1<News {...content.news}$2'],
    ['src/styles/landing.css', /^.*partners\.css.*/m, "@import '../sections/news.css';"],
  ]
  for (const [file, after, line] of lines) await checkout.replace(file, after, `$&\n${line}`)
  const texts = [
    ['novidades', 'O que há de novo', 'Contamos aqui o que aprendemos em cada projeto.'],
    ['novidades', 'As nossas novidades', 'Contamos aqui aquilo que aprendemos em cada projeto.'],
    ['news', 'What is new', 'This is where we share what each project has taught us.'],
    ['novedades', 'Nuestras novedades', 'Aquí contamos lo que nos ha enseñado cada proyecto.'],
  ].map(([label, title, body]) => `---\nlabel: ${label}\ntitle: ${title}\n---\n\n${body}\n`)
  for (const root of ROOTS) {
    for (const locale of await checkout.languages(`${root}/content`)) {
      await checkout.write(`${root}/content/${locale}/news.mdx`, '-\n')
    }
    await checkout.translate('news', /^-\n$/, texts, `${root}/content`)
  }
}

/**
 * Translates Spanish into an invented language, which stands for Galician: `dâtôs` for `datos`. The
 * words have the same length and are in no other language.
 */
async function addLanguage(checkout: Checkout): Promise<void> {
  await checkout.replace('src/locales.ts', /^(export const locales = .*'es')/m, "$1, 'gl'")
  for (const root of ROOTS) {
    const content = `${root}/content`
    await checkout.copy(`${content}/es`, `${content}/gl`)
    for (const name of await readdir(`${checkout.root}/${content}/gl`)) {
      const file = `${content}/gl/${name}`
      await checkout.write(file, translated(await checkout.read(file)))
    }
    await checkout.replace(`${content}/site.yaml`, /^( {4}es: .*\n)/m, '$1    gl: es\n')
    await checkout.replace(`${content}/prices.yaml`, /^( {2}es: .*\n)/m, '$1  gl: EUR\n')
    const glossary = await checkout.read(`${content}/glossary.yaml`)
    const terms = (line: string) => line + translated(line).replace('es:', 'gl:')
    await checkout.write(`${content}/glossary.yaml`, glossary.replace(/^ {4}es: .*\n/gm, terms))
    for (const locale of await checkout.languages(content)) {
      const file = `${content}/${locale}/site.mdx`
      await checkout.replace(file, /^( {4}es: .*\n)/m, '$1    gl: Galego\n')
    }
    const label = 'label: "{years} ânôs\u00a0: môi môi"'
    await checkout.replace(`${content}/gl/hero.mdx`, /^label: .*/m, label)
  }
  const es = /commonWords: `([^`]*)`/.exec(await checkout.read('cli/word-lists/es.ts'))?.[1] ?? ''
  const words = translated(es).match(/\S*[âêô]\S*/g) ?? []
  await checkout.write(
    'cli/word-lists/gl.ts',
    `import type { LanguageData } from './index.ts'

export const gl: LanguageData = {
  commonWords: \`${words.join(' ')}\`,
  distinctiveLetters: /[âô]/,
  fewestEqualWords: 5,
  vagueLabels: ['âqui'],
  doubledWords: ['môi'],
  spaceBeforeSigns: true,
}
`,
  )
  const lists = 'cli/word-lists/index.ts'
  await checkout.replace(lists, /^(import { es } .*\n)/m, "$1import { gl } from './gl.ts'\n")
  await checkout.replace(lists, '{ en, es, pt }', '{ en, es, gl, pt }')
}

/** Comments, keys, placeholders, links, names such as YouBot, and texts that are fixed in English. */
const UNTRANSLATED =
  /^ *#.*|^ *(?:- )?(?:(?:from|pictogram): .*|[\w-]+:)|\{[^}]*\}|\]\([^)]*\)|<Foreign[^>]*>[^<]*<\/Foreign>|\S+@\S+|https?:\S+|Oops.*|Return to Home|Unexpected.*|\p{Lu}\p{Ll}*\p{Lu}\p{L}*/u

function translated(text: string): string {
  const vowels: Record<string, string> = { a: 'â', e: 'ê', o: 'ô', A: 'Â', E: 'Ê', O: 'Ô' }
  const parts = new RegExp(`${UNTRANSLATED.source}|[aeoAEO]`, 'gmu')
  return text.replace(parts, (part) => vowels[part] ?? part)
}
