import type { ReportLanguage } from './report-language.ts'

type Words = Record<Exclude<ReportLanguage, 'en'>, string>

/**
 * Translations of the error messages that Commander prints in English. `$1`, `$2` and `$3` refer to
 * the capturing groups.
 */
const errors: readonly [english: RegExp, words: Words][] = [
  [
    /^error: unknown command '(.*)'/,
    { pt: "erro: comando desconhecido: '$1'", es: "error: comando desconocido: '$1'" },
  ],
  [
    /^error: unknown option '(.*)'/,
    { pt: "erro: opção desconhecida: '$1'", es: "error: opción desconocida: '$1'" },
  ],
  [
    /^error: option '(.*)' argument missing/,
    { pt: "erro: falta o valor da opção '$1'", es: "error: falta el valor de la opción '$1'" },
  ],
  [
    /^error: missing required argument '(.*)'/,
    { pt: "erro: falta o argumento '$1'", es: "error: falta el argumento '$1'" },
  ],
  [
    /^error: required option '(.*)' not specified/,
    { pt: "erro: falta a opção '$1'", es: "error: falta la opción '$1'" },
  ],
  [
    /^error: option '(.*)' cannot be used with option '(.*)'/,
    {
      pt: "erro: as opções '$1' e '$2' não podem ser usadas juntas",
      es: "error: las opciones '$1' y '$2' no se pueden usar juntas",
    },
  ],
  [
    /^error: too many arguments for '(.*)'\. Expected (\d+) arguments? but got (\d+)/,
    {
      pt: "erro: argumentos demais para '$1'. Esperados: $2; recebidos: $3",
      es: "error: demasiados argumentos para '$1'. Se esperaban $2 y hay $3",
    },
  ],
  [
    /^error: option '(.*)' argument '(.*)' is invalid\./,
    {
      pt: "erro: o valor '$2' da opção '$1' não é válido.",
      es: "error: el valor '$2' de la opción '$1' no es válido.",
    },
  ],
  [/ Allowed choices are (.*)\./, { pt: ' Use um destes: $1.', es: ' Use uno de estos: $1.' }],
  [/ It must name a folder\./, { pt: ' Indique uma pasta.', es: ' Indique una carpeta.' }],
  [
    / It must be a whole number from (\d+) to (\d+)\./,
    {
      pt: ' Use um número inteiro de $1 a $2.',
      es: ' Use un número entero de $1 a $2.',
    },
  ],
  [
    /\(Did you mean (?:one of )?(.*)\?\)/,
    { pt: '(Você quis dizer $1?)', es: '(¿Quería decir $1?)' },
  ],
]

export function translateError(text: string, language: ReportLanguage): string {
  if (language === 'en') return text
  return errors.reduce((error, [english, words]) => error.replace(english, words[language]), text)
}
