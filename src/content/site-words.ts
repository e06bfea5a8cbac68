import { z } from 'zod'
import { FormWordsSchema, ToastWordsSchema } from './form-words.ts'
import { purposes, purposeWith, type Purpose } from './purpose.ts'
import { perLocale, text } from './text.ts'

/** The metadata of an indexed page. Search results truncate or replace texts outside these limits. */
const page = (name: Purpose) =>
  z.strictObject({
    title: text(
      purposeWith(name, {
        en: 'Title of {} in the browser tab and in search results',
        pt: 'Título de {} na aba do navegador e nos resultados de busca',
        es: 'Título de {} en la pestaña del navegador y en los resultados de búsqueda',
      }),
      { min: 30, max: 60 },
    ),
    description: text(
      purposeWith(name, {
        en: 'Summary of {} for search results and shared links',
        pt: 'Resumo de {} para resultados de busca e links compartilhados',
        es: 'Resumen de {} para resultados de búsqueda y enlaces compartidos',
      }),
      { min: 70, max: 160 },
    ),
  })

const unlistedPage = (name: Purpose) =>
  z.strictObject({
    title: text(
      purposeWith(name, {
        en: 'Title of {} in the browser tab',
        pt: 'Título de {} na aba do navegador',
        es: 'Título de {} en la pestaña del navegador',
      }),
      { max: 60 },
    ),
    description: text(
      purposeWith(name, {
        en: 'Line on {} below its English texts, and its summary',
        pt: 'Linha de {} abaixo dos textos em inglês, e o resumo dela',
        es: 'Línea de {} bajo los textos en inglés, y su resumen',
      }),
      { max: 160 },
    ),
  })

/** Texts outside the sections (`site.mdx`): header, navigation, form, toasts, footer, errors. */
export const SiteWordsSchema = z.strictObject({
  pages: z.strictObject({
    landing: page({ en: 'the landing page', pt: 'a página inicial', es: 'la página de inicio' }),
    pricing: page({ en: 'the pricing page', pt: 'a página de preços', es: 'la página de precios' }),
    notFound: unlistedPage({ en: 'the 404 page', pt: 'a página 404', es: 'la página 404' }),
  }),
  header: z.strictObject({
    skip: text(
      {
        en: 'First link of every page, which skips to the content, for keyboard users',
        pt: 'Primeiro link de cada página, que leva direto ao conteúdo, para quem usa o teclado',
        es: 'Primer enlace de cada página, que salta al contenido, para quien usa el teclado',
      },
      { max: 40 },
    ),
    home: text(
      {
        en: 'Name of the logo link for screen readers',
        pt: 'Nome do link do logotipo para leitores de tela',
        es: 'Nombre del enlace del logotipo para lectores de pantalla',
      },
      { max: 48 },
    ),
    pricing: text(
      {
        en: 'Link to the pricing page, at the top of every page',
        pt: 'Link para a página de preços, no topo de todas as páginas',
        es: 'Enlace a la página de precios, arriba en todas las páginas',
      },
      { max: 10 },
    ),
    languages: text(
      {
        en: 'Name of the group of flags for screen readers',
        pt: 'Nome do grupo de bandeiras para leitores de tela',
        es: 'Nombre del grupo de banderas para lectores de pantalla',
      },
      { max: 32 },
    ),
    languageNames: perLocale((locale) =>
      text(
        purposeWith(
          { en: locale, pt: locale, es: locale },
          {
            en: 'Name of {}, in that language',
            pt: 'Nome de {}, nesse idioma',
            es: 'Nombre de {}, en ese idioma',
          },
        ),
        { max: 20 },
      ),
    ),
  }),
  navigation: z.strictObject({
    label: text(
      {
        en: 'Name of the floating navigation for screen readers',
        pt: 'Nome da navegação flutuante para leitores de tela',
        es: 'Nombre de la navegación flotante para lectores de pantalla',
      },
      { max: 32 },
    ),
    home: text(
      {
        en: 'Navigation link to the opening section',
        pt: 'Link de navegação para a seção de abertura',
        es: 'Enlace de navegación a la sección inicial',
      },
      { max: 14 },
    ),
    about: text(
      {
        en: 'Navigation link to the section about us',
        pt: 'Link de navegação para a seção sobre a empresa',
        es: 'Enlace de navegación a la sección sobre la empresa',
      },
      { max: 14 },
    ),
    solutions: text(
      {
        en: 'Navigation link to the solutions',
        pt: 'Link de navegação para as soluções',
        es: 'Enlace de navegación a las soluciones',
      },
      { max: 14 },
    ),
    experts: text(
      {
        en: 'Navigation link to the experts',
        pt: 'Link de navegação para os especialistas',
        es: 'Enlace de navegación a los especialistas',
      },
      { max: 14 },
    ),
    products: text(
      {
        en: 'Navigation link to the products',
        pt: 'Link de navegação para os produtos',
        es: 'Enlace de navegación a los productos',
      },
      { max: 14 },
    ),
    partners: text(
      {
        en: 'Navigation link to the partners',
        pt: 'Link de navegação para os parceiros',
        es: 'Enlace de navegación a los socios',
      },
      { max: 14 },
    ),
    contact: text(
      {
        en: 'Navigation link to the contact section',
        pt: 'Link de navegação para a seção de contato',
        es: 'Enlace de navegación a la sección de contacto',
      },
      { max: 14 },
    ),
  }),
  opensInNewTab: text(
    {
      en: 'Text for screen readers after each link to another site',
      pt: 'Texto para leitores de tela depois de cada link para outro site',
      es: 'Texto para lectores de pantalla después de cada enlace a otro sitio',
    },
    { max: 40 },
  ),
  pauseMotion: text(
    {
      en: 'Name of the button that pauses the changing words of the headline and the row of logos',
      pt: 'Nome do botão que pausa as palavras que mudam no título e a fileira de logotipos',
      es: 'Nombre del botón que pausa las palabras que cambian en el titular y la fila de logotipos',
    },
    { max: 60 },
  ),
  form: FormWordsSchema,
  toasts: ToastWordsSchema,
  footer: z.strictObject({
    copyright: text(
      { en: 'Copyright line', pt: 'Linha de direitos autorais', es: 'Línea de derechos de autor' },
      { max: 60, placeholders: ['year'] },
    ),
    rights: text(
      {
        en: 'Statement that all rights are reserved',
        pt: 'Declaração de que todos os direitos são reservados',
        es: 'Declaración de que todos los derechos están reservados',
      },
      { max: 80 },
    ),
  }),
  notFound: z
    .strictObject({
      code: z.literal('404'),
      message: z.literal('Oops! Page not found'),
      home: z.literal('Return to Home'),
    })
    .register(purposes, {
      en: 'Texts of the 404 page, fixed in English by section 2 of the specification',
      pt: 'Textos da página 404, fixados em inglês pela seção 2 da especificação',
      es: 'Textos de la página 404, fijados en inglés por la sección 2 de la especificación',
    }),
  error: z.strictObject({ title: z.literal('Unexpected Application Error!') }).register(purposes, {
    en: 'Text of the error page, fixed in English by section 8 of the specification',
    pt: 'Texto da página de erro, fixado em inglês pela seção 8 da especificação',
    es: 'Texto de la página de error, fijado en inglés por la sección 8 de la especificación',
  }),
})

export type SiteWords = z.infer<typeof SiteWordsSchema>
