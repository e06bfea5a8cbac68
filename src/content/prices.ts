import { z } from 'zod'
import { purposes, purposeWith, type Purpose } from './purpose.ts'
import { perLocale } from './text.ts'

/** The three plans, in page order (specification, section 3). */
export const planIds = ['basic', 'professional', 'enterprise'] as const
export type PlanId = (typeof planIds)[number]

/** The currencies of the site. Amounts in `content/prices.yaml` are in BRL. */
export const currencies = ['BRL', 'EUR', 'USD'] as const
export type Currency = (typeof currencies)[number]

/** Returns a new schema for each field, because each field has a different purpose. */
const amount = () => z.int().nonnegative()
const limit = (what: Purpose) =>
  z.union([z.int().positive(), z.literal('unlimited')]).register(
    purposes,
    purposeWith(what, {
      en: '{}, a number or unlimited',
      pt: '{}, um número ou `unlimited` (ilimitado)',
      es: '{}, un número o `unlimited` (ilimitado)',
    }),
  )
const rate = z
  .string()
  .regex(/^[1-9]\d*\/[1-9]\d*$/)
  .register(purposes, {
    en: 'Value of one BRL, as an exact ratio of whole numbers such as 17/100',
    pt: 'Valor de um BRL, como razão exata de números inteiros, por exemplo 17/100',
    es: 'Valor de un BRL, como razón exacta de números enteros, por ejemplo 17/100',
  })

const PlanSchema = z.strictObject({
  monthly: amount().register(purposes, {
    en: 'Price per month, in whole BRL',
    pt: 'Preço por mês, em reais inteiros (BRL)',
    es: 'Precio por mes, en reales enteros (BRL)',
  }),
  setup: z.union([amount(), z.literal('none')]).register(purposes, {
    en: 'One-time fee, in whole BRL, or none',
    pt: 'Pagamento único, em reais inteiros (BRL), ou `none` (nenhum)',
    es: 'Pago único, en reales enteros (BRL), o `none` (ninguno)',
  }),
  popular: z.boolean().register(purposes, {
    en: 'Whether the plan is marked as popular',
    pt: 'Se o plano é destacado como popular',
    es: 'Si el plan se destaca como popular',
  }),
  messages: limit({
    en: 'Limit of messages per month',
    pt: 'Limite de mensagens por mês',
    es: 'Límite de mensajes al mes',
  }),
  assistants: limit({
    en: 'Limit of virtual assistants',
    pt: 'Limite de assistentes virtuais',
    es: 'Límite de asistentes virtuales',
  }),
})

/** A plan whose limits must be numbers, because the content refers to them. */
const LimitedPlanSchema = PlanSchema.extend({
  messages: z.int().positive().register(purposes, {
    en: 'Number of messages per month',
    pt: 'Número de mensagens por mês',
    es: 'Número de mensajes al mes',
  }),
  assistants: z.int().positive().register(purposes, {
    en: 'Number of virtual assistants',
    pt: 'Número de assistentes virtuais',
    es: 'Número de asistentes virtuales',
  }),
})

/** Base amounts, rates and limits: `content/prices.yaml` (specification, section 9). */
export const PricesSchema = z.strictObject({
  plans: z.strictObject({
    basic: LimitedPlanSchema,
    professional: LimitedPlanSchema,
    enterprise: PlanSchema,
  }),
  rates: z.strictObject({ BRL: rate, EUR: rate, USD: rate }),
  currencies: perLocale(() => z.enum(currencies)).register(purposes, {
    en: 'Currency that each language shows',
    pt: 'Moeda exibida em cada idioma',
    es: 'Moneda que se muestra en cada idioma',
  }),
})

export type Prices = z.infer<typeof PricesSchema>
