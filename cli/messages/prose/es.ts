import type { FindingOf } from '../../finding.ts'
import type { ProseProblem } from '../../model/prose.ts'
import { listedIn, offered } from '../list-words.ts'
import type { Message } from '../message.ts'

const BRACE = '`{` empieza un nombre como `{years}`; escriba `\\{` para mostrar la llave.'

export function proseMessage(fault: ProseProblem): Message {
  switch (fault.problem) {
    case 'brace':
      return { sentence: 'Lo que sigue a este `{` no es un nombre, o falta su `}`.', fix: BRACE }
    case 'import-or-export':
      return {
        sentence: 'Un párrafo que empieza con `import` o `export` se lee como código.',
        fix: 'Empiece el párrafo con otra palabra.',
      }
    case 'comment':
      return {
        sentence: '`<!--` es un comentario de HTML, que el texto corrido no tiene.',
        fix: 'Quítelo; los comentarios van en la parte de arriba del archivo, después de un `#`.',
      }
    case 'bare-address':
      return {
        sentence: 'Una dirección entre < y > se lee como un componente.',
        fix: 'Escríbala como enlace: [palabras para pulsar](https://…).',
      }
    case 'less-than':
      return {
        sentence: '`<` empieza un componente y no le sigue ningún nombre.',
        fix: 'Escriba `\\<` para mostrar el signo, o dígalo con palabras.',
      }
    case 'tag-not-closed':
      return {
        sentence: 'Este componente no se abre y se cierra en el mismo párrafo.',
        fix: 'Quite el HTML como <br>. Un componente se escribe <Foreign lang="en">palabras</Foreign>, dentro de un solo párrafo.',
      }
    case 'tag':
      return {
        sentence: 'Este componente no está bien escrito.',
        fix: 'Escriba <Foreign lang="en">palabras</Foreign>, o `\\<` para mostrar el signo.',
      }
    case 'too-deep':
      return {
        sentence: 'El texto tiene demasiados niveles para leerlo.',
        fix: 'Quite los signos que se repiten al principio de una línea.',
      }
    case 'other':
      return {
        sentence: `El texto no se puede leer aquí (${fault.reason}).`,
        fix: 'Compárelo con el mismo párrafo en content/pt-BR.',
      }
  }
}

export function markupMessage({ args }: FindingOf<'unsupported-markup'>): Message {
  return {
    sentence: `El texto corrido no puede tener ${markupNames[args.markup] ?? args.markup}.`,
    fix:
      markupFixes[args.markup] ??
      'Use párrafos, **negrita**, *cursiva*, [enlaces](https://…) y listas.',
  }
}

const markupNames: Record<string, string> = {
  heading: 'títulos',
  mdxTextExpression: 'código',
  mdxFlowExpression: 'una llave suelta',
  mdxjsEsm: 'import o export',
  thematicBreak: 'una línea horizontal',
  blockquote: 'citas en bloque',
  code: 'bloques de código',
  inlineCode: 'palabras entre acentos graves',
  image: 'imágenes',
  linkReference: 'enlaces que remiten a otra línea',
  imageReference: 'imágenes',
  definition: 'definiciones de enlaces',
}

const LINK = 'Escriba la dirección en el propio enlace: [palabras](https://…).'

const markupFixes: Record<string, string> = {
  heading:
    'Ponga el título en la parte de arriba del archivo; el orden de los títulos es de las secciones.',
  mdxTextExpression: BRACE,
  mdxFlowExpression: `Ponga el nombre dentro de una frase. ${BRACE}`,
  mdxjsEsm: 'Empiece el párrafo con otra palabra.',
  linkReference: LINK,
  definition: LINK,
  code: 'Empiece la línea sin cuatro espacios ni tres acentos graves.',
}

export function componentMessage({ args }: FindingOf<'unknown-component'>): Message {
  const tag = `<${args.name}>`
  const example = 'Escriba <Foreign lang="en">palabras de otro idioma</Foreign>.'
  switch (args.problem) {
    case 'unknown':
      return {
        sentence: `No existe el componente ${tag}.`,
        fix:
          offered('es', args.suggestion) ??
          `El texto corrido tiene ${listedIn('es', args.known)}; para destacar, use **…** o *…*.`,
      }
    case 'fragment':
      return { sentence: 'El texto corrido no tiene la marca vacía <>.', fix: 'Quite <> y </>.' }
    case 'alone':
      return {
        sentence: `${tag} está solo; su lugar es dentro de un párrafo.`,
        fix: `${example.slice(0, -1)} en una sola línea.`,
      }
    case 'empty':
      return { sentence: `${tag} no tiene palabras dentro.`, fix: example }
    case 'spread':
      return { sentence: `${tag} tiene código entre llaves.`, fix: example }
    case 'missing-prop':
      return { sentence: `${tag} necesita \`${args.prop}\`.`, fix: example }
    case 'empty-prop':
      return { sentence: `\`${args.prop}\` de ${tag} está vacío.`, fix: example }
    case 'repeated-prop':
      return { sentence: `${tag} tiene \`${args.prop}\` dos veces.`, fix: 'Quite uno de los dos.' }
    case 'code-in-prop':
      return {
        sentence: `\`${args.prop}\` de ${tag} es código entre llaves.`,
        fix: `Escriba su valor entre comillas dobles: ${args.prop}="…".`,
      }
    case 'unknown-prop':
      return {
        sentence: `${tag} no tiene \`${args.prop}\`.`,
        fix: offered('es', args.suggestion) ?? `Acepta ${listedIn('es', args.known)}.`,
      }
    case 'not-a-language':
      return {
        sentence: `\`${args.value}\` no es el código de un idioma.`,
        fix: 'Escriba un código como en, es, fr o pt-BR.',
      }
  }
}
