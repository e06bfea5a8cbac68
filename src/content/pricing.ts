import { z } from 'zod'
import { purposeWith, type Purpose } from './purpose.ts'
import { listOf, text } from './text.ts'

const plan = (name: Purpose) =>
  z.strictObject({
    name: text(purposeWith(name, { en: 'Name of {}', pt: 'Nome de {}', es: 'Nombre de {}' }), {
      max: 20,
    }),
    description: text(
      purposeWith(name, {
        en: 'Who {} is for, one sentence',
        pt: 'Para quem é {}, uma frase',
        es: 'Para quién es {}, una frase',
      }),
      { max: 140 },
    ),
    features: z
      .array(
        text(
          purposeWith(name, {
            en: 'Something that {} includes',
            pt: 'Algo que {} inclui',
            es: 'Algo que incluye {}',
          }),
          { max: 70 },
        ),
      )
      .min(2)
      .max(7),
    buttonText: text(
      purposeWith(name, {
        en: 'Button of {} to the booking page',
        pt: 'Botão de {} para a página de agendamento',
        es: 'Botón de {} que lleva a la página de reservas',
      }),
      { max: 28 },
    ),
  })

/** The pricing page. Body: what all plans include, as a sentence. Amounts come from `content/prices.yaml`. */
export const PricingSchema = z.strictObject({
  label: text(
    {
      en: 'Small line above the heading',
      pt: 'Linha pequena acima do título',
      es: 'Línea pequeña sobre el título',
    },
    { max: 40 },
  ),
  title: text(
    { en: 'Page heading', pt: 'Título da página', es: 'Título de la página' },
    { max: 40 },
  ),
  popular: text(
    {
      en: 'Label of the popular plan',
      pt: 'Rótulo do plano popular',
      es: 'Etiqueta del plan popular',
    },
    { max: 16 },
  ),
  period: text(
    {
      en: 'Words after the monthly amount',
      pt: 'Palavras depois do valor mensal',
      es: 'Palabras después del importe mensual',
    },
    { max: 16 },
  ),
  setup: text(
    {
      en: 'Line with the one-time fee',
      pt: 'Linha com o pagamento único',
      es: 'Línea con el pago único',
    },
    { max: 48, placeholders: ['amount'] },
  ),
  plans: z.strictObject({
    basic: plan({ en: 'the first plan', pt: 'o primeiro plano', es: 'el primer plan' }),
    professional: plan({ en: 'the second plan', pt: 'o segundo plano', es: 'el segundo plan' }),
    enterprise: plan({ en: 'the third plan', pt: 'o terceiro plano', es: 'el tercer plan' }),
  }),
  included: z.strictObject({
    title: text(
      {
        en: 'Small heading, in each card, of what all plans include',
        pt: 'Pequeno título, em cada cartão, do que todos os planos incluem',
        es: 'Pequeño título, en cada tarjeta, de lo que incluyen todos los planes',
      },
      { max: 32 },
    ),
    items: listOf(
      3,
      text(
        {
          en: 'Something that all plans include',
          pt: 'Algo que todos os planos incluem',
          es: 'Algo que incluyen todos los planes',
        },
        { max: 48 },
      ),
    ),
  }),
  comparison: z.strictObject({
    title: text(
      {
        en: 'Heading of the table that compares the limits of the plans',
        pt: 'Título da tabela que compara os limites dos planos',
        es: 'Título de la tabla que compara los límites de los planes',
      },
      { max: 48 },
    ),
    plan: text(
      {
        en: 'Heading of the column with the names of the plans',
        pt: 'Título da coluna com os nomes dos planos',
        es: 'Título de la columna con los nombres de los planes',
      },
      { max: 12 },
    ),
    messages: text(
      {
        en: 'Heading of the column with the messages per month',
        pt: 'Título da coluna com as mensagens por mês',
        es: 'Título de la columna con los mensajes al mes',
      },
      { max: 28 },
    ),
    assistants: text(
      {
        en: 'Heading of the column with the number of assistants',
        pt: 'Título da coluna com o número de assistentes',
        es: 'Título de la columna con el número de asistentes',
      },
      { max: 28 },
    ),
    unlimited: text(
      {
        en: 'In place of a number in both columns: no limit',
        pt: 'No lugar do número, nas duas colunas: sem limite',
        es: 'En lugar del número, en las dos columnas: sin límite',
      },
      { max: 16 },
    ),
  }),
  choosing: text(
    {
      en: 'Line under the table: which plan suits how many messages',
      pt: 'Linha abaixo da tabela: que plano serve para quantas mensagens',
      es: 'Línea bajo la tabla: qué plan sirve para cuántos mensajes',
    },
    { max: 170 },
  ),
  undecided: text(
    {
      en: 'Question above the buttons to the contact section and to WhatsApp',
      pt: 'Pergunta acima dos botões para a seção de contato e para o WhatsApp',
      es: 'Pregunta encima de los botones que llevan a la sección de contacto y a WhatsApp',
    },
    { max: 60 },
  ),
})

export type Pricing = z.infer<typeof PricingSchema>
