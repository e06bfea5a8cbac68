import type { FindingOf } from '../../finding.ts'
import { formatKeyPath } from '../../key-path.ts'
import { offered } from '../list-words.ts'
import type { Message } from '../message.ts'

export function valueMessage({ args, key = [] }: FindingOf<'invalid-value'>): Message {
  if (key.length === 0) {
    return {
      sentence:
        args.problem === 'empty'
          ? 'El archivo está vacío.'
          : 'El archivo no es una lista de claves.',
      fix: 'Escriba cada clave con su valor en una línea propia, como `clave: valor`.',
    }
  }
  const name = `\`${formatKeyPath(key)}\``
  switch (args.problem) {
    case 'empty':
      return { sentence: `${name} está vacía.`, fix: 'Escriba el valor después de los dos puntos.' }
    case 'surrounding-space':
      return {
        sentence: `${name} empieza o termina con un espacio o un salto de línea.`,
        fix: 'Quítelo de dentro de las comillas.',
      }
    case 'unprintable':
      return {
        sentence: `${name} contiene un salto de línea o un carácter que no se ve.`,
        fix: 'Escriba el texto de nuevo, a mano, en una sola línea.',
      }
    case 'unbalanced-brace':
      return {
        sentence: `${name} tiene una llave { o } sin su pareja, o una de más.`,
        fix: 'Escriba el nombre entero entre llaves, como en {years}.',
      }
    case 'too-short':
      return {
        sentence: `${name} tiene ${args.actual} caracteres; su lugar pide al menos ${args.min}.`,
        fix: `Añada al menos ${args.min - args.actual}.`,
      }
    case 'too-long':
      return {
        sentence: `${name} tiene ${args.actual} caracteres; en su lugar caben ${args.max}.`,
        fix: `Acórtela en ${args.actual - args.max}.`,
      }
    case 'wrong-type':
      return {
        sentence: `${name} debe ser ${nouns[args.expected] ?? args.expected} y es ${nouns[args.received] ?? args.received}.`,
        fix: typeFix(args.expected, args.received),
      }
    case 'not-an-option':
      return {
        sentence: `${name} debe ser ${args.options.map(option).join(' o ')}.`,
        fix:
          offered('es', args.suggestion) ??
          (args.options.length > 1
            ? 'Escriba uno de esos valores, letra por letra.'
            : 'Escríbalo exactamente así.'),
      }
    case 'not-whole':
      return {
        sentence: `${name} debe ser un número entero.`,
        fix: 'Escriba solo cifras: 3750, sin punto, coma ni céntimos.',
      }
    case 'too-small':
      return {
        sentence: `${name} debe ser ${args.minimum} o más.`,
        fix: `Escriba un número entero a partir de ${args.minimum}.`,
      }
    case 'too-large':
      return {
        sentence: `${name} pasa de ${args.maximum}, el mayor número que se cuenta con exactitud.`,
        fix: 'Escriba un número menor.',
      }
    case 'list-size':
      return {
        sentence: `${name} tiene ${args.actual} elementos; debe tener ${sizeOf(args)}.`,
        fix: args.actual < (args.minimum ?? 0) ? 'Añada los que faltan.' : 'Quite los que sobran.',
      }
    case 'wrong-form':
      return {
        sentence: `${name} no está escrita como debe.`,
        fix: 'Escríbala como en la misma línea de otro idioma.',
      }
    case 'not-https':
      return {
        sentence: `${name} debe ser una dirección completa que empiece con https://.`,
        fix: 'Copie la dirección de la barra del navegador.',
      }
  }
}

const nouns: Record<string, string> = {
  text: 'un texto',
  keys: 'un grupo de claves',
  list: 'una lista',
  number: 'un número',
  'whole number': 'un número entero',
  'true or false': 'true o false',
}

function option(name: string): string {
  return name.includes(' ') ? name : `\`${name}\``
}

function typeFix(expected: string, received: string): string {
  if (expected === 'text' && received === 'keys') {
    return 'Ponga el texto entre comillas dobles si empieza con { o tiene dos puntos seguidos de un espacio: "{years} …".'
  }
  if (expected === 'text') return 'Póngalo entre comillas dobles.'
  if (expected === 'list') return 'Empiece cada elemento en una línea propia con `- `.'
  if (expected === 'keys') return 'Escriba sus claves debajo, dos espacios más adentro.'
  if (expected === 'true or false') return 'Escriba `true` o `false`, sin comillas.'
  return 'Escriba solo cifras, sin comillas, puntos ni moneda.'
}

function sizeOf({ minimum, maximum }: { minimum?: number; maximum?: number }): string {
  if (minimum === maximum) return `exactamente ${minimum}`
  return maximum === undefined ? `al menos ${minimum}` : `como máximo ${maximum}`
}
