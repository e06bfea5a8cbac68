import { z } from 'zod'

/** What a field is for, which reports and editors show to copywriters. */
export interface Purpose {
  en: string
  pt: string
  es: string
}

/** The purpose of each field that has one. */
export const purposes = z.registry<Purpose>()

/**
 * A purpose with its subject in place of `{}`.
 *
 * @param subject with its article, which is contracted with a preposition before it
 */
export function purposeWith(subject: Purpose, { en, pt, es }: Purpose): Purpose {
  return {
    en: en.replace('{}', subject.en),
    pt: pt.replace('{}', subject.pt).replace(/\bde (?=[ao]s? )/, 'd'),
    es: es.replace('{}', subject.es).replace(/\bde el /, 'del '),
  }
}

export const buttonToForm: Purpose = {
  en: 'Button to the contact form',
  pt: 'Botão para o formulário de contato',
  es: 'Botón que lleva al formulario de contacto',
}

export const buttonToBooking: Purpose = {
  en: 'Button to the booking page',
  pt: 'Botão para a página de agendamento',
  es: 'Botón que lleva a la página de reservas',
}
