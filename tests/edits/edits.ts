import type { Checkout } from './checkout.ts'

/** An edit as the guides describe it: what is changed by hand, then the commands to run. */
export interface Edit {
  name: string
  make: (checkout: Checkout) => Promise<void>
  commands?: readonly string[]
}

/**
 * The edits of writers and maintainers. They find their places by keys, not by words, so that they
 * can be made whatever the site says.
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
    name: 'the years',
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
    name: 'a client more',
    make: (checkout) =>
      checkout.replace(
        'content/site.yaml',
        /^(clients:.*\n(?: {2}- .*\n)+)/m,
        '$1  - Farol Alto\n',
      ),
  },
  {
    name: 'a feature more, in each language',
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
    name: 'a partner more, in each language',
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
      checkout.replace('src/ui/tokens.css', /--accent-light: #\w+/, '--accent-light: #0b5f8a'),
    commands: ['npm run icons', 'npm run video', 'npm run screens'],
  },
  {
    name: 'a language more',
    make: addLanguage,
    commands: [
      'npx cli prices',
      'npx cli accept es-MX --all',
      'npx cli accept es-MX --all --root tests/fixtures/site',
      'npm run video',
      'npm run screens',
    ],
  },
]

/** Mexican Spanish: what it needs of its own are a flag, a currency, its name and its words. */
async function addLanguage(checkout: Checkout): Promise<void> {
  await checkout.replace('src/locales.ts', "'es']", "'es', 'es-MX']")
  for (const content of ['content', 'tests/fixtures/site/content']) {
    await checkout.copy(`${content}/es`, `${content}/es-MX`)
    await checkout.replace(`${content}/site.yaml`, /^( {4}es: .*\n)/m, '$1    es-MX: mx\n')
    await checkout.replace(`${content}/prices.yaml`, /^( {2}es: .*\n)/m, '$1  es-MX: USD\n')
    await checkout.replace(`${content}/glossary.yaml`, /^( {4}es)(: .*\n)/gm, '$1$2$1-MX$2')
    for (const locale of ['pt-BR', 'pt-PT', 'en', 'es', 'es-MX']) {
      const file = `${content}/${locale}/site.mdx`
      await checkout.replace(file, /^( {4}es: .*\n)/m, '$1    es-MX: Español (México)\n')
    }
  }
}
