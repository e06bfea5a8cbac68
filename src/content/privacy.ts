import { z } from 'zod'
import { eachRecipient } from './data-recipients.ts'
import { purposeWith, type Purpose } from './purpose.ts'
import { text } from './text.ts'

const part = (subject: Purpose, placeholders: readonly string[] = []) =>
  z.strictObject({
    title: text(
      purposeWith(subject, {
        en: 'Heading of the part of the privacy notice about {}',
        pt: 'Título da parte do aviso de privacidade sobre {}',
        es: 'Título de la parte del aviso de privacidad sobre {}',
      }),
      { max: 40 },
    ),
    text: text(
      purposeWith(subject, {
        en: 'What the privacy notice says about {}',
        pt: 'O que o aviso de privacidade diz sobre {}',
        es: 'Lo que el aviso de privacidad dice sobre {}',
      }),
      { max: 600, placeholders },
    ),
  })

const recipient = (who: Purpose) =>
  text(
    purposeWith(who, {
      en: 'What {} does with the data, or when it gets them; follows its name',
      pt: 'O que {} faz com os dados, ou quando os recebe; vem depois do nome',
      es: 'Lo que {} hace con los datos, o cuándo los recibe; va detrás del nombre',
    }),
    { max: 160 },
  )

/**
 * The privacy notice, folded at the end of the form (`#privacidade`): what articles 9, 18 and 41 of the
 * LGPD and article 13 of the GDPR ask for. Names, contacts and periods come from `site.yaml`.
 */
export const PrivacySchema = z.strictObject({
  title: text(
    {
      en: 'Name of the privacy notice: its heading, and the links to it',
      pt: 'Nome do aviso de privacidade: título e links que levam a ele',
      es: 'Nombre del aviso de privacidad: título y enlaces que llevan a él',
    },
    { max: 40 },
  ),
  beforeSending: text(
    {
      en: 'Sentence above the button that sends the form, before the link',
      pt: 'Frase acima do botão que envia o formulário, antes do link',
      es: 'Frase encima del botón que envía el formulario, antes del enlace',
    },
    { max: 120 },
  ),
  controller: part(
    { en: 'who is responsible', pt: 'quem é o responsável', es: 'quién es el responsable' },
    ['legalName', 'registration', 'officer', 'email'],
  ),
  purpose: part({
    en: 'the data, the purpose and the legal basis',
    pt: 'os dados, a finalidade e a base legal',
    es: 'los datos, la finalidad y la base jurídica',
  }),
  period: part(
    {
      en: 'how long messages are kept',
      pt: 'o tempo de guarda das mensagens',
      es: 'el tiempo que se guardan los mensajes',
    },
    ['messageDays', 'mailboxMonths'],
  ),
  recipients: z.strictObject({
    title: text(
      {
        en: 'Heading of the list of those who receive data',
        pt: 'Título da lista de quem recebe dados',
        es: 'Título de la lista de quienes reciben datos',
      },
      { max: 40 },
    ),
    ...eachRecipient(recipient),
    transfers: text(
      {
        en: 'What the privacy notice says about other countries',
        pt: 'O que o aviso de privacidade diz sobre outros países',
        es: 'Lo que el aviso de privacidad dice sobre otros países',
      },
      { max: 260 },
    ),
  }),
  device: part({
    en: 'cookies, the draft of the message and what this browser remembers',
    pt: 'os cookies, o rascunho da mensagem e o que o navegador guarda',
    es: 'las cookies, el borrador del mensaje y lo que el navegador recuerda',
  }),
  rights: part(
    {
      en: 'rights and complaints',
      pt: 'os direitos e as reclamações',
      es: 'los derechos y las reclamaciones',
    },
    ['email'],
  ),
})

export type Privacy = z.infer<typeof PrivacySchema>
