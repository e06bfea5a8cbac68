import type { Wording } from './wording.ts'

export const typedAmountWording: Wording<'typed-amount'> = {
  en: ({ args }) => ({
    sentence: `\`${args.amount}\` is an amount of money, and amounts come from the price table.`,
    fix: 'Leave it out: the pricing page shows it in each currency. Prices are changed in content/prices.yaml.',
  }),
  pt: ({ args }) => ({
    sentence: `\`${args.amount}\` é um valor em dinheiro, e os valores vêm da tabela de preços.`,
    fix: 'Retire-o: a página de preços o mostra em cada moeda. Os preços mudam em content/prices.yaml.',
  }),
  es: ({ args }) => ({
    sentence: `\`${args.amount}\` es un importe, y los importes salen de la tabla de precios.`,
    fix: 'Quítelo: la página de precios lo muestra en cada moneda. Los precios se cambian en content/prices.yaml.',
  }),
}

export const typedFactWording: Wording<'typed-fact'> = {
  en: ({ args }) => ({
    sentence: `\`${args.found}\` is written once, in the settings, and copy refers to it.`,
    fix: `Write \`{${args.name}}\`, if that is what you mean.`,
  }),
  pt: ({ args }) => ({
    sentence: `\`${args.found}\` é escrito uma só vez, nas configurações, e os textos o citam.`,
    fix: `Escreva \`{${args.name}}\`, se é disso que se trata.`,
  }),
  es: ({ args }) => ({
    sentence: `\`${args.found}\` se escribe una sola vez, en los ajustes, y los textos lo citan.`,
    fix: `Escriba \`{${args.name}}\`, si es eso lo que quiere decir.`,
  }),
}

export const numberFormWording: Wording<'number-form'> = {
  en: ({ args }) => ({
    sentence: `\`${args.found}\` is written as another language writes numbers.`,
    fix: `Write \`${args.expected}\`.`,
  }),
  pt: ({ args }) => ({
    sentence: `\`${args.found}\` está escrito como outro idioma escreve números.`,
    fix: `Escreva \`${args.expected}\`.`,
  }),
  es: ({ args }) => ({
    sentence: `\`${args.found}\` está escrito como otro idioma escribe los números.`,
    fix: `Escriba \`${args.expected}\`.`,
  }),
}

export const sampleValueWording: Wording<'sample-value'> = {
  en: ({ args }) => ({
    sentence: `\`${args.text}\` is a sample.`,
    fix: args.isMarked
      ? 'Write your own and remove the word sample.'
      : 'Write your own: nobody can own an address or a number of this kind.',
  }),
  pt: ({ args }) => ({
    sentence: `\`${args.text}\` é um exemplo.`,
    fix: args.isMarked
      ? 'Escreva o seu e remova a palavra sample.'
      : 'Escreva o seu: ninguém pode ter um endereço ou número desse tipo.',
  }),
  es: ({ args }) => ({
    sentence: `\`${args.text}\` es un ejemplo.`,
    fix: args.isMarked
      ? 'Escriba el suyo y quite la palabra sample.'
      : 'Escriba el suyo: nadie puede tener una dirección o un número así.',
  }),
}

export const localFunctionWording: Wording<'local-function'> = {
  en: ({ args }) => ({
    sentence: `\`${args.name}\` is not set: the form would send to this machine.`,
    fix: `Set it to that of your Supabase project, as docs/deploy-function.md says.`,
  }),
  pt: ({ args }) => ({
    sentence: `\`${args.name}\` não está definida: o formulário enviaria para esta máquina.`,
    fix: `Defina-a com a do seu projeto Supabase, como diz docs/deploy-function.md.`,
  }),
  es: ({ args }) => ({
    sentence: `\`${args.name}\` no está definida: el formulario enviaría a esta máquina.`,
    fix: `Defínala con la de su proyecto de Supabase, como dice docs/deploy-function.md.`,
  }),
}
