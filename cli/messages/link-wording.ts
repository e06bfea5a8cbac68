import { listedIn, offered } from './list-words.ts'
import type { Wording } from './wording.ts'

export const unsafeLinkWording: Wording<'unsafe-link'> = {
  en: ({ args }) => ({
    sentence: `\`${args.url}\` is no safe, complete address.`,
    fix: 'Begin with https://, mailto:, tel:+, # or / as the target asks for it.',
  }),
  pt: ({ args }) => ({
    sentence: `\`${args.url}\` não é um endereço seguro e completo.`,
    fix: 'Comece com https://, mailto:, tel:+, # ou /, conforme o destino.',
  }),
  es: ({ args }) => ({
    sentence: `\`${args.url}\` no es una dirección segura y completa.`,
    fix: 'Empiece con https://, mailto:, tel:+, # o /, según el destino.',
  }),
}

export const brokenLinkWording: Wording<'broken-link'> = {
  en: ({ args }) => ({
    sentence:
      args.problem === 'page'
        ? `There is no page \`${args.target}\`.`
        : `The landing page has no section \`${args.target}\`.`,
    fix: offered('en', args.suggestion) ?? `There are ${listedIn('en', args.known)}.`,
  }),
  pt: ({ args }) => ({
    sentence:
      args.problem === 'page'
        ? `Não existe a página \`${args.target}\`.`
        : `A página inicial não tem a seção \`${args.target}\`.`,
    fix: offered('pt', args.suggestion) ?? `Existem ${listedIn('pt', args.known)}.`,
  }),
  es: ({ args }) => ({
    sentence:
      args.problem === 'page'
        ? `No existe la página \`${args.target}\`.`
        : `La página de inicio no tiene la sección \`${args.target}\`.`,
    fix: offered('es', args.suggestion) ?? `Existen ${listedIn('es', args.known)}.`,
  }),
}

export const foreignLinkWording: Wording<'foreign-link'> = {
  en: ({ args }) => ({
    sentence: `\`${args.url}\` leads readers of ${args.locale} to the page in ${args.leadsTo}.`,
    fix: `Begin the address with /${args.locale}, or with # for a section of the same page.`,
  }),
  pt: ({ args }) => ({
    sentence: `\`${args.url}\` leva os leitores de ${args.locale} à página em ${args.leadsTo}.`,
    fix: `Comece o endereço com /${args.locale} ou com # para uma seção da mesma página.`,
  }),
  es: ({ args }) => ({
    sentence: `\`${args.url}\` lleva a los lectores de ${args.locale} a la página en ${args.leadsTo}.`,
    fix: `Empiece la dirección con /${args.locale} o con # para una sección de la misma página.`,
  }),
}

export const vagueLinkWording: Wording<'vague-link'> = {
  en: ({ args }) => ({
    sentence: `“${args.label}” doesn't say where the link leads.`,
    fix: 'Let the link hold the words that name its target.',
  }),
  pt: ({ args }) => ({
    sentence: `“${args.label}” não diz aonde o link leva.`,
    fix: 'Ponha no link as palavras que dão nome ao destino.',
  }),
  es: ({ args }) => ({
    sentence: `“${args.label}” no dice adónde lleva el enlace.`,
    fix: 'Ponga en el enlace las palabras que nombran su destino.',
  }),
}
