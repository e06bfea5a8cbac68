import { z } from 'zod'
import { purposes, purposeWith, type Purpose } from './purpose.ts'
import { text } from './text.ts'

const field = (name: Purpose) =>
  z.strictObject({
    label: text(
      purposeWith(name, {
        en: 'Label of the {} field',
        pt: 'Rótulo do campo de {}',
        es: 'Etiqueta del campo de {}',
      }),
      { max: 40 },
    ),
    placeholder: text(
      purposeWith(name, {
        en: 'Example or hint inside the empty {} field',
        pt: 'Exemplo ou dica dentro do campo de {} vazio',
        es: 'Ejemplo o indicación dentro del campo de {} vacío',
      }),
      { max: 60 },
    ),
  })

const fieldError = (name: Purpose) =>
  z.strictObject({
    invalid: text(
      purposeWith(name, {
        en: 'Error message if the {} is empty or invalid',
        pt: 'Mensagem de erro sobre {}: sem valor ou com um valor inválido',
        es: 'Mensaje de error sobre {}: sin valor o con un valor no válido',
      }),
      { max: 80 },
    ),
    tooLong: text(
      purposeWith(name, {
        en: 'Error message if the {} is too long',
        pt: 'Mensagem de erro sobre {}: texto longo demais',
        es: 'Mensaje de error sobre {}: texto demasiado largo',
      }),
      { max: 100, placeholders: ['limit'] },
    ),
  })

const toast = (occasion: Purpose) =>
  z.strictObject({
    title: text(
      purposeWith(occasion, {
        en: 'Title of the notification that {}',
        pt: 'Título do aviso de que {}',
        es: 'Título del aviso de que {}',
      }),
      { max: 40 },
    ),
    description: text(
      purposeWith(occasion, {
        en: 'Text of the notification that {}, one sentence',
        pt: 'Texto do aviso de que {}, uma frase',
        es: 'Texto del aviso de que {}, una frase',
      }),
      { max: 120 },
    ),
  })

/** The contact form (`form` in `site.mdx`). */
export const FormWordsSchema = z.strictObject({
  required: text(
    {
      en: 'Sentence above the fields that says that all of them are required',
      pt: 'Frase acima dos campos que diz que todos são obrigatórios',
      es: 'Frase sobre los campos que dice que todos son obligatorios',
    },
    { max: 80 },
  ),
  name: field({ en: 'name', pt: 'nome', es: 'nombre' }),
  phone: field({ en: 'phone', pt: 'telefone', es: 'teléfono' }),
  email: field({ en: 'e-mail', pt: 'e-mail', es: 'correo electrónico' }).extend({
    hint: text(
      {
        en: 'Example of an e-mail address, always visible below the field',
        pt: 'Exemplo de um endereço de e-mail, sempre visível abaixo do campo',
        es: 'Ejemplo de una dirección de correo electrónico, siempre visible bajo el campo',
      },
      { max: 60 },
    ),
  }),
  message: field({ en: 'message', pt: 'mensagem', es: 'mensaje' }),
  send: text(
    {
      en: 'Button that sends the form',
      pt: 'Botão que envia o formulário',
      es: 'Botón que envía el formulario',
    },
    { max: 32 },
  ),
  sending: text(
    {
      en: 'The same button while the message is being sent',
      pt: 'O mesmo botão enquanto a mensagem é enviada',
      es: 'El mismo botón mientras se envía el mensaje',
    },
    { max: 32 },
  ),
  sendingStatus: text(
    {
      en: 'Sentence beside the button while the message is being sent',
      pt: 'Frase ao lado do botão enquanto a mensagem é enviada',
      es: 'Frase junto al botón mientras se envía el mensaje',
    },
    { max: 60 },
  ),
  withoutScript: text(
    {
      en: 'Text in place of the form if JavaScript is disabled',
      pt: 'Texto no lugar do formulário se o JavaScript está desativado',
      es: 'Texto en lugar del formulario si JavaScript está desactivado',
    },
    { max: 160 },
  ),
  otherWays: text(
    {
      en: 'Text beside the button after the message could not be sent: call or write instead; {phone} and {email} become links',
      pt: 'Texto ao lado do botão depois que a mensagem não pôde ser enviada: ligar ou escrever; {phone} e {email} viram links',
      es: 'Texto junto al botón cuando el mensaje no se ha podido enviar: llamar o escribir; {phone} y {email} se convierten en enlaces',
    },
    { max: 120, placeholders: ['phone', 'email'] },
  ),
  errors: z.strictObject({
    name: fieldError({ en: 'name', pt: 'o nome', es: 'el nombre' }),
    phone: fieldError({
      en: 'phone number',
      pt: 'o número de telefone',
      es: 'el número de teléfono',
    }),
    email: fieldError({
      en: 'e-mail address',
      pt: 'o endereço de e-mail',
      es: 'la dirección de correo electrónico',
    }),
    message: fieldError({ en: 'message', pt: 'a mensagem', es: 'el mensaje' }),
  }),
})

/** The notifications of the contact form (`toasts` in `site.mdx`). */
export const ToastWordsSchema = z.strictObject({
  sent: toast({
    en: 'the message was sent',
    pt: 'a mensagem foi enviada',
    es: 'el mensaje se ha enviado',
  }),
  failed: toast({
    en: 'the message could not be sent',
    pt: 'a mensagem não pôde ser enviada',
    es: 'el mensaje no se ha podido enviar',
  }),
  invalid: z
    .strictObject({
      title: text(
        {
          en: 'Title of the notification about an invalid field',
          pt: 'Título do aviso sobre um campo inválido',
          es: 'Título del aviso sobre un campo no válido',
        },
        { max: 40 },
      ),
    })
    .register(purposes, {
      en: 'Notification about an invalid field; its text is the error message of the field',
      pt: 'Aviso sobre um campo inválido; o texto é a mensagem de erro do campo',
      es: 'Aviso sobre un campo no válido; el texto es el mensaje de error del campo',
    }),
})
