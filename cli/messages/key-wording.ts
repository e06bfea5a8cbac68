import { formatKeyPath } from '../key-path.ts'
import { listedIn, offered } from './list-words.ts'
import type { Wording } from './wording.ts'

export const missingKeyWording: Wording<'missing-key'> = {
  en: ({ args, key = [] }) => ({
    sentence: `The key \`${formatKeyPath(key)}\` is missing.`,
    fix: `Add \`${args.name}:\`${args.purpose ? `. It is: ${args.purpose}` : ' with what belongs to it'}.`,
  }),
  pt: ({ args, key = [] }) => ({
    sentence: `Falta a chave \`${formatKeyPath(key)}\`.`,
    fix: `Acrescente \`${args.name}:\` com o texto dela; o original mostra o que é.`,
  }),
  es: ({ args, key = [] }) => ({
    sentence: `Falta la clave \`${formatKeyPath(key)}\`.`,
    fix: `Añada \`${args.name}:\` con su texto; el original muestra qué es.`,
  }),
}

export const unknownKeyWording: Wording<'unknown-key'> = {
  en: ({ args, key = [] }) => ({
    sentence: `There is no key \`${args.name}\`${key.length > 1 ? ` in \`${formatKeyPath(key.slice(0, -1))}\`` : ''}.`,
    fix:
      offered('en', args.suggestion) ??
      `Remove it; the keys here are ${listedIn('en', args.known)}.`,
  }),
  pt: ({ args, key = [] }) => ({
    sentence: `Não existe a chave \`${args.name}\`${key.length > 1 ? ` em \`${formatKeyPath(key.slice(0, -1))}\`` : ''}.`,
    fix:
      offered('pt', args.suggestion) ??
      `Remova-a; as chaves daqui são ${listedIn('pt', args.known)}.`,
  }),
  es: ({ args, key = [] }) => ({
    sentence: `No existe la clave \`${args.name}\`${key.length > 1 ? ` en \`${formatKeyPath(key.slice(0, -1))}\`` : ''}.`,
    fix:
      offered('es', args.suggestion) ??
      `Quítela; las claves aquí son ${listedIn('es', args.known)}.`,
  }),
}

export const listLengthWording: Wording<'list-length'> = {
  en: ({ args, key = [] }) => ({
    sentence: `\`${formatKeyPath(key)}\` has ${args.actual} ${args.actual === 1 ? 'item' : 'items'}; the source has ${args.expected}.`,
    fix: 'Give both lists the same items in the same order.',
  }),
  pt: ({ args, key = [] }) => ({
    sentence: `\`${formatKeyPath(key)}\` tem ${args.actual} ${args.actual === 1 ? 'item' : 'itens'}; o original tem ${args.expected}.`,
    fix: 'Dê às duas listas os mesmos itens, na mesma ordem.',
  }),
  es: ({ args, key = [] }) => ({
    sentence: `\`${formatKeyPath(key)}\` tiene ${args.actual} ${args.actual === 1 ? 'elemento' : 'elementos'}; el original tiene ${args.expected}.`,
    fix: 'Dé a las dos listas los mismos elementos, en el mismo orden.',
  }),
}

export const unknownPlaceholderWording: Wording<'unknown-placeholder'> = {
  en: ({ args }) => ({
    sentence: `There is no placeholder \`{${args.name}}\`.`,
    fix: offered('en', braced(args.suggestion)) ?? `Use one of ${listedIn('en', all(args.known))}.`,
  }),
  pt: ({ args }) => ({
    sentence: `Não existe o nome \`{${args.name}}\`.`,
    fix:
      offered('pt', braced(args.suggestion)) ??
      `Use um destes: ${listedIn('pt', all(args.known))}.`,
  }),
  es: ({ args }) => ({
    sentence: `No existe el nombre \`{${args.name}}\`.`,
    fix:
      offered('es', braced(args.suggestion)) ??
      `Use uno de estos: ${listedIn('es', all(args.known))}.`,
  }),
}

export const missingPlaceholderWording: Wording<'missing-placeholder'> = {
  en: ({ args, key = [] }) => ({
    sentence: `\`${formatKeyPath(key)}\` needs the placeholder \`{${args.name}}\`.`,
    fix: `Put \`{${args.name}}\` where its value belongs${args.purpose ? `. The text is: ${args.purpose}` : ''}.`,
  }),
  pt: ({ args, key = [] }) => ({
    sentence: `\`${formatKeyPath(key)}\` precisa do nome \`{${args.name}}\`.`,
    fix: `Ponha \`{${args.name}}\` no lugar do valor, como no original.`,
  }),
  es: ({ args, key = [] }) => ({
    sentence: `\`${formatKeyPath(key)}\` necesita el nombre \`{${args.name}}\`.`,
    fix: `Ponga \`{${args.name}}\` en el lugar del valor, como en el original.`,
  }),
}

export const baseRateWording: Wording<'base-rate'> = {
  en: ({ args }) => ({
    sentence: `One BRL is worth one BRL, not ${args.rate}.`,
    fix: 'Write 1/1; to change the prices in BRL, change the amounts.',
  }),
  pt: ({ args }) => ({
    sentence: `Um BRL vale um BRL, não ${args.rate}.`,
    fix: 'Escreva 1/1; para mudar os preços em BRL, mude os valores.',
  }),
  es: ({ args }) => ({
    sentence: `Un BRL vale un BRL, no ${args.rate}.`,
    fix: 'Escriba 1/1; para cambiar los precios en BRL, cambie los importes.',
  }),
}

const MOST = Number.MAX_SAFE_INTEGER

export const unsafeAmountWording: Wording<'unsafe-amount'> = {
  en: ({ args }) => ({
    sentence: `Converted, this is ${args.currency} ${args.amount}: more than ${MOST}, the largest number that is counted exactly.`,
    fix: 'Write a smaller amount, or correct the rate.',
  }),
  pt: ({ args }) => ({
    sentence: `Convertido, isto é ${args.currency} ${args.amount}: mais que ${MOST}, o maior número que se conta com exatidão.`,
    fix: 'Escreva um valor menor ou corrija a taxa.',
  }),
  es: ({ args }) => ({
    sentence: `Convertido, esto es ${args.currency} ${args.amount}: más que ${MOST}, el mayor número que se cuenta con exactitud.`,
    fix: 'Escriba un importe menor o corrija la tasa.',
  }),
}

function braced(name: string | undefined): string | undefined {
  return name === undefined ? undefined : `{${name}}`
}

function all(names: readonly string[]): string[] {
  return names.map((name) => `{${name}}`)
}
