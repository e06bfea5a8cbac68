import { parse } from 'yaml'
import { z } from 'zod'
import { eachRecipient } from './data-recipients.ts'
import { purposes, purposeWith, type Purpose } from './purpose.ts'
import { perLocale } from './text.ts'

const count = (what: Purpose) => z.int().positive().register(purposes, what)
const line = (what: Purpose) => z.string().trim().min(1).register(purposes, what)
const countryCode = z
  .string()
  .regex(/^[a-z]{2}$/)
  .register(purposes, {
    en: 'Two-letter country code in lower case, as the flag service expects it',
    pt: 'Código do país com duas letras minúsculas, como o serviço de bandeiras espera',
    es: 'Código de país de dos letras minúsculas, como lo espera el servicio de banderas',
  })

const recipient = (who: Purpose) =>
  z.strictObject({
    name: line(
      purposeWith(who, {
        en: 'Name of {}, as visitors read it',
        pt: 'Nome de {}, como os visitantes o leem',
        es: 'Nombre de {}, como lo leen los visitantes',
      }),
    ),
    host: z
      .string()
      .regex(/^[a-z\d-]+(\.[a-z\d-]+)+$/)
      .register(purposes, {
        en: 'Host name, or its end, such as supabase.co, if pages connect or link to it',
        pt: 'Nome do host, ou o final dele, como supabase.co, se as páginas se conectam ou levam a ele',
        es: 'Nombre del host, o su final, como supabase.co, si las páginas se conectan o llevan a él',
      })
      .optional(),
  })

/** Brand, contact facts and business constants: `content/site.yaml`. */
export const SiteSchema = z.strictObject({
  brand: line({
    en: 'Name of the company, as visitors read it',
    pt: 'Nome da empresa, como os visitantes o leem',
    es: 'Nombre de la empresa, tal como lo leen los visitantes',
  }),
  legalName: line({
    en: 'Registered name, in the copyright line',
    pt: 'Razão social, na linha de direitos autorais',
    es: 'Razón social, en la línea de derechos de autor',
  }),
  siteUrl: z
    .url({ protocol: /^https$/ })
    .refine((url) => !url.endsWith('/'))
    .register(purposes, {
      en: 'Public URL of the site, such as https://www.company.com, without a slash at the end',
      pt: 'URL pública do site, como https://www.company.com, sem barra no final',
      es: 'URL pública del sitio, como https://www.company.com, sin barra final',
    }),
  brazilianDomainMarker: line({
    en: 'Part of a host name, such as .com.br; hosts with it get pt-BR at / and /precos, others pt-PT',
    pt: 'Parte do nome de um host, como .com.br; os hosts que a contêm recebem pt-BR em / e /precos, os demais pt-PT',
    es: 'Parte del nombre de un host, como .com.br; los hosts que la contienen reciben pt-BR en / y /precos, los demás pt-PT',
  }),
  email: z.email().register(purposes, {
    en: 'Contact e-mail address, such as name@company.com, without accents',
    pt: 'Endereço de e-mail para contato, como name@company.com, sem acentos',
    es: 'Dirección de correo electrónico de contacto, como name@company.com, sin acentos',
  }),
  phone: z.strictObject({
    display: line({
      en: 'Phone number as visitors read it',
      pt: 'Número de telefone como os visitantes o leem',
      es: 'Número de teléfono tal como lo leen los visitantes',
    }),
    number: z
      .string()
      .regex(/^\+\d{8,15}$/)
      .register(purposes, {
        en: 'The same number for dialling, + and digits only',
        pt: 'O mesmo número para discagem, só + e algarismos',
        es: 'El mismo número para marcar, solo + y dígitos',
      }),
  }),
  address: z
    .array(
      line({
        en: 'A line of the postal address',
        pt: 'Linha do endereço postal',
        es: 'Línea de la dirección postal',
      }),
    )
    .min(2)
    .max(4),
  bookingUrl: z.url({ protocol: /^https$/ }).register(purposes, {
    en: 'URL of the page where visitors book a meeting',
    pt: 'URL da página em que os visitantes agendam uma reunião',
    es: 'URL de la página donde los visitantes reservan una reunión',
  }),
  whatsappUrl: z
    .string()
    .regex(/^https:\/\/wa\.me\/[1-9]\d{9,14}(\?\S*)?$/)
    .register(purposes, {
      en: 'Link to the chat with YouBot, https://wa.me/ and a number with country code, digits only',
      pt: 'Link para a conversa com o YouBot, https://wa.me/ e um número com código do país, só algarismos',
      es: 'Enlace al chat con YouBot, https://wa.me/ y un número con código de país, solo dígitos',
    }),
  privacy: z
    .strictObject({
      registration: line({
        en: 'Registration number of the company, with its kind, such as CNPJ',
        pt: 'Número de registro da empresa com o seu tipo, como CNPJ',
        es: 'Número de registro de la empresa con su tipo, como CNPJ',
      }),
      officer: line({
        en: 'Name of the data protection officer (LGPD, article 41)',
        pt: 'Nome do encarregado pelo tratamento de dados pessoais (LGPD, artigo 41)',
        es: 'Nombre del delegado de protección de datos (LGPD, artículo 41)',
      }),
      email: z.email().register(purposes, {
        en: 'E-mail address for requests about personal data',
        pt: 'Endereço de e-mail para pedidos sobre dados pessoais',
        es: 'Dirección de correo para solicitudes sobre datos personales',
      }),
      messageDays: count({
        en: 'Days after which the function deletes a message that it has sent; its RETENTION_DAYS',
        pt: 'Dias depois dos quais a função apaga uma mensagem que enviou; o RETENTION_DAYS dela',
        es: 'Días tras los cuales la función borra un mensaje que ha enviado; su RETENTION_DAYS',
      }),
      mailboxMonths: count({
        en: 'Months after which we delete the e-mail of a message',
        pt: 'Meses depois dos quais apagamos o e-mail de uma mensagem',
        es: 'Meses tras los cuales borramos el correo de un mensaje',
      }),
      recipients: z.strictObject(eachRecipient(recipient)).register(purposes, {
        en: 'Others that receive data of visitors',
        pt: 'Outros que recebem dados dos visitantes',
        es: 'Otros que reciben datos de los visitantes',
      }),
    })
    .register(purposes, {
      en: 'The privacy notice; its texts are in privacy.mdx',
      pt: 'O aviso de privacidade; os textos estão em privacy.mdx',
      es: 'El aviso de privacidad; sus textos están en privacy.mdx',
    }),
  accessibility: z
    .strictObject({
      reviewed: z.iso.date().register(purposes, {
        en: 'Date of the last tests that the statement describes: year-month-day, such as 2026-11-23',
        pt: 'Data dos últimos testes que a declaração descreve: ano-mês-dia, como 2026-11-23',
        es: 'Fecha de las últimas pruebas que describe la declaración: año-mes-día, como 2026-11-23',
      }),
    })
    .register(purposes, {
      en: 'The accessibility statement; its texts are in accessibility.mdx',
      pt: 'A declaração de acessibilidade; os textos estão em accessibility.mdx',
      es: 'La declaración de accesibilidad; sus textos están en accessibility.mdx',
    }),
  security: z
    .strictObject({
      email: z.email().register(purposes, {
        en: 'E-mail address for reports of security problems',
        pt: 'E-mail para relatos de problemas de segurança',
        es: 'Correo para avisar de problemas de seguridad',
      }),
      expires: z.iso.date().register(purposes, {
        en: 'Day on which the file expires, at most a year ahead: year-month-day, such as 2027-06-30',
        pt: 'Dia a partir do qual o arquivo perde a validade, em até um ano: ano-mês-dia, como 2027-06-30',
        es: 'Día a partir del cual el archivo deja de ser válido, antes de un año: año-mes-día, como 2027-06-30',
      }),
    })
    .register(purposes, {
      en: 'The file /.well-known/security.txt, which says how to report a security problem',
      pt: 'O arquivo /.well-known/security.txt, que diz como relatar um problema de segurança',
      es: 'El archivo /.well-known/security.txt, que dice cómo avisar de un problema de seguridad',
    }),
  flags: z
    .strictObject({
      service: line({
        en: 'URL of a flag image; {country} is replaced by the country code',
        pt: 'URL da imagem de uma bandeira; {country} é substituído pelo código do país',
        es: 'URL de la imagen de una bandera; {country} se sustituye por el código del país',
      }).refine((address) => address.includes('{country}')),
      countries: perLocale(() => countryCode),
    })
    .register(purposes, {
      en: 'The external flag image service',
      pt: 'Serviço externo de imagens de bandeiras',
      es: 'Servicio externo de imágenes de banderas',
    }),
  facts: z.strictObject({
    years: count({
      en: 'Number of years of experience in data',
      pt: 'Número de anos de experiência em dados',
      es: 'Número de años de experiencia en datos',
    }),
    integrations: count({
      en: 'Number of integrations of the automation tool; texts write "more than" before it',
      pt: 'Número de integrações da ferramenta de automação; nos textos, vem depois de "mais de"',
      es: 'Número de integraciones de la herramienta de automatización; en los textos, va después de "más de"',
    }),
    experts: count({
      en: 'Number of data experts; texts write a plus sign before it',
      pt: 'Número de especialistas em dados; nos textos, vem depois de um sinal de mais',
      es: 'Número de especialistas en datos; en los textos, va después de un signo más',
    }),
    candidates: count({
      en: 'Number of active candidates',
      pt: 'Número de candidatos ativos',
      es: 'Número de candidatos activos',
    }),
    openings: count({
      en: 'Number of open positions',
      pt: 'Número de vagas abertas',
      es: 'Número de vacantes abiertas',
    }),
  }),
  clients: z
    .array(
      line({
        en: 'Name on the logo of a client',
        pt: 'Nome no logotipo de um cliente',
        es: 'Nombre en el logotipo de un cliente',
      }),
    )
    .min(1),
})

export type Site = z.infer<typeof SiteSchema>

/**
 * Parses the text of `content/site.yaml`.
 *
 * @throws if it is not YAML or does not match the schema; `npx cli check-locales` reports the line
 */
export function parseSite(yaml: string): Site {
  return SiteSchema.parse(parse(yaml))
}
