import type { FindingOf } from '../../finding.ts'
import { formatKeyPath } from '../../key-path.ts'
import { offered } from '../list-words.ts'
import type { Message } from '../message.ts'

export function valueMessage({ args, key = [] }: FindingOf<'invalid-value'>): Message {
  if (key.length === 0) {
    return {
      sentence:
        args.problem === 'empty' ? 'O arquivo está vazio.' : 'O arquivo não é uma lista de chaves.',
      fix: 'Escreva cada chave com seu valor numa linha própria, como `chave: valor`.',
    }
  }
  const name = `\`${formatKeyPath(key)}\``
  switch (args.problem) {
    case 'empty':
      return { sentence: `${name} está vazia.`, fix: 'Escreva o valor depois dos dois-pontos.' }
    case 'surrounding-space':
      return {
        sentence: `${name} começa ou termina com um espaço ou uma quebra de linha.`,
        fix: 'Remova-o de dentro das aspas.',
      }
    case 'unprintable':
      return {
        sentence: `${name} contém uma quebra de linha ou um caractere que não se vê.`,
        fix: 'Escreva o texto de novo, à mão, numa só linha.',
      }
    case 'unbalanced-brace':
      return {
        sentence: `${name} tem uma chave { ou } sem o seu par, ou uma a mais.`,
        fix: 'Escreva o nome inteiro entre chaves, como em {years}.',
      }
    case 'too-short':
      return {
        sentence: `${name} tem ${args.actual} caracteres; o lugar dela pede pelo menos ${args.min}.`,
        fix: `Acrescente ao menos ${args.min - args.actual}.`,
      }
    case 'too-long':
      return {
        sentence: `${name} tem ${args.actual} caracteres; no lugar dela cabem ${args.max}.`,
        fix: `Encurte em ${args.actual - args.max}.`,
      }
    case 'wrong-type':
      return {
        sentence: `${name} deve ser ${nouns[args.expected] ?? args.expected} e é ${nouns[args.received] ?? args.received}.`,
        fix: typeFix(args.expected, args.received),
      }
    case 'not-an-option':
      return {
        sentence: `${name} deve ser ${args.options.map(option).join(' ou ')}.`,
        fix:
          offered('pt', args.suggestion) ??
          (args.options.length > 1
            ? 'Escreva um desses valores, letra por letra.'
            : 'Escreva exatamente assim.'),
      }
    case 'not-whole':
      return {
        sentence: `${name} deve ser um número inteiro.`,
        fix: 'Escreva só algarismos: 3750, sem ponto, vírgula nem centavos.',
      }
    case 'too-small':
      return {
        sentence: `${name} deve ser ${args.minimum} ou mais.`,
        fix: `Escreva um número inteiro a partir de ${args.minimum}.`,
      }
    case 'too-large':
      return {
        sentence: `${name} passa de ${args.maximum}, o maior número que se conta com exatidão.`,
        fix: 'Escreva um número menor.',
      }
    case 'list-size':
      return {
        sentence: `${name} tem ${args.actual} itens; deve ter ${sizeOf(args)}.`,
        fix:
          args.actual < (args.minimum ?? 0) ? 'Acrescente os que faltam.' : 'Remova os que sobram.',
      }
    case 'wrong-form':
      return {
        sentence: `${name} não está escrita como deve.`,
        fix: 'Escreva-a como na mesma linha de outro idioma.',
      }
    case 'not-https':
      return {
        sentence: `${name} deve ser um endereço completo que comece com https://.`,
        fix: 'Copie o endereço da barra do navegador.',
      }
  }
}

const nouns: Record<string, string> = {
  text: 'um texto',
  keys: 'um grupo de chaves',
  list: 'uma lista',
  number: 'um número',
  'whole number': 'um número inteiro',
  'true or false': 'true ou false',
}

function option(name: string): string {
  return name.includes(' ') ? name : `\`${name}\``
}

function typeFix(expected: string, received: string): string {
  if (expected === 'text' && received === 'keys') {
    return 'Ponha o texto entre aspas duplas se ele começa com { ou tem dois-pontos seguidos de espaço: "{years} …".'
  }
  if (expected === 'text') return 'Ponha-o entre aspas duplas.'
  if (expected === 'list') return 'Comece cada item numa linha própria com `- `.'
  if (expected === 'keys') return 'Escreva as chaves abaixo dela, dois espaços mais para dentro.'
  if (expected === 'true or false') return 'Escreva `true` ou `false`, sem aspas.'
  return 'Escreva só algarismos, sem aspas, pontos ou moeda.'
}

function sizeOf({ minimum, maximum }: { minimum?: number; maximum?: number }): string {
  if (minimum === maximum) return `exatamente ${minimum}`
  return maximum === undefined ? `pelo menos ${minimum}` : `no máximo ${maximum}`
}
