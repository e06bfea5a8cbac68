import type { Checkout } from './checkout.ts'

/** An edit as described in CONTRIBUTING.md: a change by hand, then the commands to run. */
export interface Edit {
  name: string
  make: (checkout: Checkout) => Promise<void>
  /** One with `<language>` is run for each translation. */
  commands?: readonly string[]
}

/** The site's own content, and that of the fixture site. */
const ROOTS = ['.', 'tests/fixtures/site']

/** Accepts the translations of a file. */
const acceptAll = (file: string) =>
  ROOTS.map((root) => `npx cli accept <language> ${file} --root ${root}`)

/**
 * The edits that writers and maintainers make. They match keys, not wording, so that they work with
 * any content.
 */
export const edits: readonly Edit[] = [
  {
    name: 'a title in each language',
    make: (checkout) =>
      checkout.translate('about', /^title: .*/m, {
        'pt-BR': 'title: Dados são o que fazemos melhor',
        'pt-PT': 'title: Os dados são o que melhor fazemos',
        en: 'title: Data is what we do best',
        es: 'title: Los datos son lo que mejor hacemos',
      }),
  },
  {
    name: 'a button',
    make: (checkout) =>
      checkout.translate('hero', /^talkToSpecialist: .*/m, {
        'pt-BR': 'talkToSpecialist: Chamar um especialista',
        'pt-PT': 'talkToSpecialist: Chamar um especialista',
        en: 'talkToSpecialist: Call a specialist',
        es: 'talkToSpecialist: Llamar a un especialista',
      }),
  },
  {
    name: 'a toast',
    make: (checkout) =>
      checkout.translate('site', /^( {2}sent:\n {4}title: ).*/m, {
        'pt-BR': '$1Sua mensagem chegou!',
        'pt-PT': '$1A sua mensagem chegou!',
        en: '$1Your message has arrived!',
        es: '$1¡Tu mensaje ha llegado!',
      }),
  },
  {
    name: 'a paragraph',
    make: (checkout) =>
      checkout.translate('hero', /\n---\n\n[^]*$/, {
        'pt-BR':
          '\n---\n\nA {brand} organiza os dados da sua empresa e põe um assistente no seu\nWhatsApp.\n',
        'pt-PT':
          '\n---\n\nA {brand} organiza os dados da sua empresa e coloca um assistente no seu\nWhatsApp.\n',
        en: '\n---\n\n{brand} puts your company’s data in order and an assistant on your\nWhatsApp.\n',
        es: '\n---\n\n{brand} ordena los datos de tu empresa y pone un asistente en tu\nWhatsApp.\n',
      }),
  },
  {
    name: 'the summary of a page',
    make: (checkout) =>
      checkout.translate('site', /^( {2}landing:\n {4}title: .*\n {4}description: ).*/m, {
        'pt-BR':
          '$1Consultoria de dados que também põe um assistente virtual para atender no seu WhatsApp.',
        'pt-PT':
          '$1Consultora de dados que também coloca um assistente virtual a responder no seu WhatsApp.',
        en: '$1A data consultancy that also puts a virtual assistant on WhatsApp to answer your customers.',
        es: '$1Consultora de datos que también pone un asistente virtual a responder en tu WhatsApp.',
      }),
  },
  {
    name: 'a price',
    make: (checkout) => checkout.replace('content/prices.yaml', /monthly: \d+/, 'monthly: 4170'),
    commands: ['npx cli prices'],
  },
  {
    name: 'a setup fee',
    make: (checkout) => checkout.replace('content/prices.yaml', /setup: \w+/, 'setup: 6490'),
    commands: ['npx cli prices'],
  },
  {
    name: "a plan's message limit",
    make: (checkout) => checkout.replace('content/prices.yaml', /messages: \d+/, 'messages: 1750'),
    commands: ['npx cli prices'],
  },
  {
    name: 'the years of experience',
    make: (checkout) => checkout.replace('content/site.yaml', /years: \d+/, 'years: 31'),
  },
  {
    name: 'the brand',
    make: (checkout) => checkout.replace('content/site.yaml', /^brand: .*/m, 'brand: Nova Maré'),
  },
  {
    name: 'every sample of site.yaml',
    make: async (checkout) => {
      const samples: [RegExp, string][] = [
        [/^legalName: .*/m, 'legalName: Nova Maré Tecnologia S.A.'],
        [/^siteUrl: .*/m, 'siteUrl: https://www.novamare.com.br'],
        [/^email: .*/m, 'email: ola@novamare.com.br'],
        [
          /^phone:.*\n {2}display: .*\n {2}number: .*/m,
          'phone:\n  display: +55 21 3456-7890\n  number: "+552134567890"',
        ],
        [
          /^address:.*\n(?: {2}- .*\n)+/m,
          'address:\n  - Rua da Quitanda, 86, sala 4\n  - Rio de Janeiro – RJ, Brasil\n',
        ],
        [/^bookingUrl: .*/m, 'bookingUrl: https://agenda.novamare.com.br/conversa'],
        [/^whatsappUrl: .*/m, 'whatsappUrl: https://wa.me/5521987654321'],
      ]
      for (const [find, by] of samples) await checkout.replace('content/site.yaml', find, by)
    },
    commands: ['npx cli prices'],
  },
  {
    name: "a client's name",
    make: (checkout) =>
      checkout.replace('content/site.yaml', /^(clients:.*\n {2}- ).*/m, '$1Marés do Sul & Filhos'),
  },
  {
    name: 'an additional client',
    make: (checkout) =>
      checkout.replace(
        'content/site.yaml',
        /^(clients:.*\n(?: {2}- .*\n)+)/m,
        '$1  - Farol Alto\n',
      ),
  },
  {
    name: 'an additional feature, in each language',
    make: (checkout) =>
      checkout.translate(
        'pricing',
        /^( {2}basic:\n(?: {4}.*\n)*? {4}features:\n(?: {6}- .*\n)+)/m,
        {
          'pt-BR': '$1      - Relatório mensal das conversas\n',
          'pt-PT': '$1      - Relatório das conversas todos os meses\n',
          en: '$1      - A monthly report on the conversations\n',
          es: '$1      - Informe mensual de las conversaciones\n',
        },
      ),
  },
  {
    name: "a partner's text",
    make: (checkout) =>
      checkout.translate('partners', /^(items:\n(?:.*\n)*? {4}text: ).*/m, {
        'pt-BR': '$1Para montar assistentes em poucas etapas.',
        'pt-PT': '$1Para montar assistentes em poucos passos.',
        en: '$1For putting assistants together in a few steps.',
        es: '$1Para montar asistentes en unos pocos pasos.',
      }),
  },
  {
    name: 'an additional partner, in each language',
    make: (checkout) =>
      checkout.translate('partners', /^(items:\n(?: .*\n)+)/m, {
        'pt-BR':
          '$1  - pictogram: cloud\n    name: Serviço de mapas\n    text: Endereços que viram pontos no mapa.\n',
        'pt-PT':
          '$1  - pictogram: cloud\n    name: Serviço de cartografia\n    text: Moradas que passam a pontos no mapa.\n',
        en: '$1  - pictogram: cloud\n    name: Mapping service\n    text: Addresses that become points on a map.\n',
        es: '$1  - pictogram: cloud\n    name: Servicio de mapas\n    text: Direcciones que pasan a ser puntos en el mapa.\n',
      }),
  },
  {
    name: 'the conversation of the demo video',
    make: (checkout) =>
      checkout.translate(
        'chatbot',
        /^( {2}messages:\n(?: {4}#.*\n)? {4}- from: customer\n {6}text: ).*/m,
        {
          'pt-BR': '$1Oi! Dá para receber o pedido ainda hoje?',
          'pt-PT': '$1Olá! É possível receber a encomenda ainda hoje?',
          en: '$1Hi! Can I get my order today?',
          es: '$1¡Hola! ¿Puedo recibir el pedido hoy mismo?',
        },
      ),
    commands: ['npm run video'],
  },
  {
    name: 'the accent colour',
    make: (checkout) =>
      checkout.replace('src/styles/tokens.css', /--accent-light: #\w+/, '--accent-light: #0b5f8a'),
    commands: ['npm run icons', 'npm run video', 'npm run screens'],
  },
  {
    name: 'a field',
    make: addField,
    commands: [...acceptAll('about'), 'npm run screens'],
  },
  {
    name: 'a section',
    make: addSection,
    commands: [...acceptAll('news'), 'npm run screens'],
  },
  {
    name: 'an additional language',
    make: addLanguage,
    commands: ['npx cli prices', ...acceptAll('--all'), 'npm run video', 'npm run screens'],
  },
]

/** A motto under the title of a section. */
async function addField(checkout: Checkout): Promise<void> {
  await checkout.replace(
    'src/content/about.ts',
    /^( {2}title: .*\n)/m,
    "$1  motto: text('One short sentence under the heading', { max: 60 }),\n",
  )
  await checkout.replace(
    'src/sections/about.tsx',
    '<Prose />',
    '<p>{words.motto}</p>\n        <Prose />',
  )
  for (const root of ROOTS) {
    const texts = {
      'pt-BR': '$1motto: Primeiro a pergunta, depois os dados.\n',
      'pt-PT': '$1motto: Primeiro vem a pergunta, depois vêm os dados.\n',
      en: '$1motto: First the question, then the data.\n',
      es: '$1motto: Primero la pregunta, después los datos.\n',
    }
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
  await checkout.replace(
    'src/content/kinds.ts',
    "import { PartnersSchema } from './partners.ts'",
    "import { NewsSchema } from './news.ts'\nimport { PartnersSchema } from './partners.ts'",
  )
  await checkout.replace(
    'src/content/kinds.ts',
    /^( {2}partners: .*\n)/m,
    "$1  news: { schema: NewsSchema, body: 'required' },\n",
  )
  await checkout.replace('src/anchors.ts', /^( {2}partners: .*\n)/m, "$1  news: 'novidades',\n")
  await checkout.write(
    'src/sections/news.tsx',
    `import type { Entry } from '../content/load.tsx'
import type { News as NewsWords } from '../content/news.ts'
import { Section } from '../ui/section.tsx'

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
  await checkout.replace(
    'src/pages/landing.tsx',
    "import { Partners } from '../sections/partners.tsx'",
    "import { News } from '../sections/news.tsx'\nimport { Partners } from '../sections/partners.tsx'",
  )
  await checkout.replace(
    'src/pages/landing.tsx',
    /^( *<Partners .*\n)/m,
    '$1      <News {...content.news} />\n',
  )
  await checkout.replace(
    'src/styles/landing.css',
    /^(@import '..\/sections\/partners.css';\n)/m,
    "$1@import '../sections/news.css';\n",
  )
  const texts: Record<string, string> = {
    'pt-BR':
      '---\nlabel: novidades\ntitle: O que há de novo\n---\n\nContamos aqui o que aprendemos em cada projeto.\n',
    'pt-PT':
      '---\nlabel: novidades\ntitle: As nossas novidades\n---\n\nContamos aqui aquilo que aprendemos em cada projeto.\n',
    en: '---\nlabel: news\ntitle: What is new\n---\n\nThis is where we share what each project has taught us.\n',
    es: '---\nlabel: novedades\ntitle: Nuestras novedades\n---\n\nAquí contamos lo que nos ha enseñado cada proyecto.\n',
  }
  for (const root of ROOTS) {
    for (const locale of await checkout.languages(`${root}/content`)) {
      await checkout.write(`${root}/content/${locale}/news.mdx`, texts[locale] ?? texts['en'] ?? '')
    }
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
    for (const file of await checkout.files(`${content}/gl`)) {
      await checkout.replace(file, /^[^]*$/, translated)
    }
    await checkout.replace(`${content}/site.yaml`, /^( {4}es: .*\n)/m, '$1    gl: es\n')
    await checkout.replace(`${content}/prices.yaml`, /^( {2}es: .*\n)/m, '$1  gl: EUR\n')
    await checkout.replace(
      `${content}/glossary.yaml`,
      /^ {4}es: .*\n/gm,
      (terms) => terms + translated(terms).replace('es:', 'gl:'),
    )
    for (const locale of await checkout.languages(content)) {
      const file = `${content}/${locale}/site.mdx`
      await checkout.replace(file, /^( {4}es: .*\n)/m, '$1    gl: Galego\n')
    }
    await checkout.replace(
      `${content}/gl/hero.mdx`,
      /^label: .*/m,
      'label: "{years} ânôs\u00a0: môi môi"',
    )
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
