import type { z } from 'zod'
import type { Purpose } from './purpose.ts'

/** A field for each recipient of visitors' data: `site.yaml` has their names, `privacy.mdx` what they do. */
export const eachRecipient = <Field extends z.ZodType>(field: (who: Purpose) => Field) => ({
  hosting: field({
    en: 'the host of the site',
    pt: 'a hospedagem do site',
    es: 'el alojamiento del sitio',
  }),
  messages: field({
    en: 'the host of the function and of its database',
    pt: 'o serviço que hospeda a função e o banco de dados',
    es: 'el servicio que aloja la función y la base de datos',
  }),
  mail: field({
    en: 'the provider that delivers the messages to our mailbox',
    pt: 'o provedor que entrega as mensagens na nossa caixa de entrada',
    es: 'el proveedor que entrega los mensajes en nuestro buzón',
  }),
  flags: field({
    en: 'the flag image service',
    pt: 'o serviço de imagens das bandeiras',
    es: 'el servicio de imágenes de banderas',
  }),
  whatsapp: field({ en: 'WhatsApp', pt: 'o WhatsApp', es: 'WhatsApp' }),
  booking: field({
    en: 'the booking page',
    pt: 'a página de agendamento',
    es: 'la página de reservas',
  }),
})
