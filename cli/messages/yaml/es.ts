import type { YamlProblem } from '../../model/yaml-problem.ts'
import type { Message } from '../message.ts'

const QUOTE = 'Ponga todo el texto entre comillas dobles: "…".'

export function yamlMessage(fault: YamlProblem): Message {
  switch (fault.problem) {
    case 'duplicate-key':
      return {
        sentence: `La clave \`${fault.name}\` aparece aquí dos veces y solo una contaría.`,
        fix: 'Quite una de las dos.',
      }
    case 'colon-in-text':
      return {
        sentence:
          'Dos puntos seguidos de un espacio, en un texto sin comillas, empiezan otra clave.',
        fix: QUOTE,
      }
    case 'brace-at-start':
      return { sentence: 'Un texto que empieza con { o [ necesita comillas.', fix: QUOTE }
    case 'text-after-quote':
      return {
        sentence: 'Las comillas se cierran antes de que acabe el texto.',
        fix: 'Ponga todo el texto entre comillas dobles y escriba las de dentro como \\".',
      }
    case 'special-start':
      return {
        sentence: `Un texto sin comillas no puede empezar con \`${fault.character}\`.`,
        fix: QUOTE,
      }
    case 'unclosed-quote':
      return {
        sentence: 'Las comillas que se abren aquí no se cierran.',
        fix: 'Cierre las comillas al final del texto.',
      }
    case 'unclosed-bracket':
      return {
        sentence: 'El corchete o la llave que se abre aquí no se cierra.',
        fix: 'Ciérrelo, o ponga el texto entre comillas dobles si es parte del texto.',
      }
    case 'missing-colon':
      return {
        sentence:
          'Esta línea no es una clave con dos puntos ni la continuación sangrada de un texto.',
        fix: 'Escriba `clave: texto`, o sangre la línea para que siga el texto anterior.',
      }
    case 'tab':
      return {
        sentence: 'Un tabulador sangra esta línea y YAML solo cuenta espacios.',
        fix: 'Cambie el tabulador por dos espacios para cada nivel.',
      }
    case 'indentation':
      return {
        sentence: 'La sangría de esta línea no encaja con la de las líneas de alrededor.',
        fix: 'Dé a las claves del mismo nivel los mismos espacios, dos más que la de arriba.',
      }
    case 'bad-escape':
      return {
        sentence: 'Una barra invertida entre comillas dobles empieza un signo que YAML no conoce.',
        fix: 'Escriba la barra dos veces: \\\\.',
      }
    case 'multiple-documents':
      return {
        sentence: 'Una línea `---` o `...` empieza un segundo documento, que nadie lee.',
        fix: 'Quite esa línea.',
      }
    case 'alias':
    case 'anchor': {
      const sign = fault.problem === 'alias' ? '*' : '&'
      return {
        sentence: `Un \`${sign}\` antes de un valor es una referencia de YAML, que el contenido no usa.`,
        fix: `Escriba el valor completo, o póngalo entre comillas dobles si \`${sign}\` es parte del texto.`,
      }
    }
    case 'tag':
      return {
        sentence: 'Un `!` antes de un valor es una etiqueta de YAML, que el contenido no usa.',
        fix: 'Quítelo, o ponga el valor entre comillas dobles si `!` es parte del texto.',
      }
    case 'directive':
      return {
        sentence: 'Una línea que empieza con `%` cambia cómo se lee el archivo.',
        fix: 'Quite la línea.',
      }
    case 'complex-key':
      return { sentence: 'Una clave debe ser una sola palabra.', fix: 'Escriba `clave: valor`.' }
    case 'too-deep':
      return {
        sentence: 'El archivo tiene demasiados niveles para leerlo.',
        fix: 'Quite los niveles que nadie pide.',
      }
    case 'other':
      return {
        sentence: `El YAML no se puede leer aquí (${fault.reason}).`,
        fix: 'Compare la línea con la misma en content/pt-BR, o ponga su texto entre comillas dobles.',
      }
  }
}
