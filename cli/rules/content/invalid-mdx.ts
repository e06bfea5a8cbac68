import type { Content } from '../../content/content.ts'
import type { ProseProblem } from '../../content/prose.ts'
import { defineRule, type Problem } from '../../core/rule.ts'

type Data = ProseProblem

const BRACEEn = '`{` starts a placeholder such as `{years}`; write `\\{` to show a brace.'

const BRACEPt = '`{` começa um nome como `{years}`; escreva `\\{` para mostrar a chave.'

const BRACEEs = '`{` empieza un nombre como `{years}`; escriba `\\{` para mostrar la llave.'

/** The prose of every file parses. */
export default defineRule({
  id: 'invalid-mdx',
  severity: 'error',
  coversFile: true,
  about: {
    en: `Prose is valid MDX, in which braces and angle brackets have a meaning.
      \`{\` starts a placeholder such as {years}, and \`<\` starts a component. To show the character itself, write \\{ or \\<.`,
    pt: `O texto corrido é MDX que se pode ler: chaves e sinais de menor têm significado nele.
      \`{\` começa um nome como {years}, e \`<\` começa um componente. Para mostrar o próprio sinal, escreva \\{ ou \\<.`,
    es: `El texto corrido es MDX que se puede leer: las llaves y los signos de menor significan algo en él.
      \`{\` empieza un nombre como {years} y \`<\` empieza un componente. Para mostrar el propio signo, escriba \\{ o \\<.`,
  },
  check({ files }: Content): Problem<Data>[] {
    return files.flatMap((file) => {
      if (file.scope === 'global' || file.prose?.state !== 'invalid') return []
      const { place, problem } = file.prose
      return {
        file: file.path,
        place,
        data: problem,
      }
    })
  },
  messages: {
    en: {
      brace: `What follows this \`{\` is no placeholder, or its \`}\` is missing.
        ${BRACEEn}`,
      'import-or-export': `A paragraph that begins with \`import\` or \`export\` is read as code.
        Begin the paragraph with another word.`,
      comment: `\`<!--\` is a comment of HTML, which prose does not have.
        Remove it; remarks belong in the front matter, after a \`#\`.`,
      'bare-address': `An address in angle brackets is read as a component.
        Write it as a link: [words to click](https://…).`,
      'less-than': `\`<\` starts a component, and no name follows it.
        Write \`\\<\` to show the sign, or say it in words.`,
      'tag-not-closed': `This component is not opened and closed in the same paragraph.
        Remove HTML such as <br>. A component is written <Foreign lang="en">words</Foreign>, inside one paragraph.`,
      tag: `This component is not written out correctly.
        Write <Foreign lang="en">words</Foreign>, or \`\\<\` to show the sign.`,
      'too-deep': `The prose is nested too deep to be read.
        Remove the marks that repeat at the beginning of a line.`,
      other: ({ reason }) => `The prose can't be read here: ${reason}.
        Compare it with the same paragraph in content/pt-BR.`,
    },
    pt: {
      brace: `O que segue este \`{\` não é um nome, ou falta o seu \`}\`.
        ${BRACEPt}`,
      'import-or-export': `Um parágrafo que começa com \`import\` ou \`export\` é lido como código.
        Comece o parágrafo com outra palavra.`,
      comment: `\`<!--\` é um comentário de HTML, que o texto corrido não tem.
        Remova-o; comentários vão na parte de cima do arquivo, depois de um \`#\`.`,
      'bare-address': `Um endereço entre < e > é lido como componente.
        Escreva-o como link: [palavras para clicar](https://…).`,
      'less-than': `\`<\` começa um componente, e nenhum nome vem depois.
        Escreva \`\\<\` para mostrar o sinal, ou diga-o com palavras.`,
      'tag-not-closed': `Este componente não se abre e se fecha no mesmo parágrafo.
        Remova HTML como <br>. Um componente se escreve <Foreign lang="en">palavras</Foreign>, dentro de um só parágrafo.`,
      tag: `Este componente não está escrito corretamente.
        Escreva <Foreign lang="en">palavras</Foreign>, ou \`\\<\` para mostrar o sinal.`,
      'too-deep': `O texto tem níveis demais para ser lido.
        Remova os sinais que se repetem no começo de uma linha.`,
      other: ({ reason }) => `O texto não pode ser lido aqui (${reason}).
        Compare-o com o mesmo parágrafo em content/pt-BR.`,
    },
    es: {
      brace: `Lo que sigue a este \`{\` no es un nombre, o falta su \`}\`.
        ${BRACEEs}`,
      'import-or-export': `Un párrafo que empieza con \`import\` o \`export\` se lee como código.
        Empiece el párrafo con otra palabra.`,
      comment: `\`<!--\` es un comentario de HTML, que el texto corrido no tiene.
        Quítelo; los comentarios van en la parte de arriba del archivo, después de un \`#\`.`,
      'bare-address': `Una dirección entre < y > se lee como un componente.
        Escríbala como enlace: [palabras para pulsar](https://…).`,
      'less-than': `\`<\` empieza un componente y no le sigue ningún nombre.
        Escriba \`\\<\` para mostrar el signo, o dígalo con palabras.`,
      'tag-not-closed': `Este componente no se abre y se cierra en el mismo párrafo.
        Quite el HTML como <br>. Un componente se escribe <Foreign lang="en">palabras</Foreign>, dentro de un solo párrafo.`,
      tag: `Este componente no está bien escrito.
        Escriba <Foreign lang="en">palabras</Foreign>, o \`\\<\` para mostrar el signo.`,
      'too-deep': `El texto tiene demasiados niveles para leerlo.
        Quite los signos que se repiten al principio de una línea.`,
      other: ({ reason }) => `El texto no se puede leer aquí (${reason}).
        Compárelo con el mismo párrafo en content/pt-BR.`,
    },
  },
  cases: [
    {
      name: 'a brace that never closes',
      file: 'content/pt-PT/partners.mdx',
      find: /\n*$/,
      replace: '\n\nOne ‸{years years\n',
      report: /`\\\{` to show a brace/,
    },
    {
      name: 'words in braces',
      file: 'content/pt-PT/products.mdx',
      find: /\n*$/,
      replace: '\n\nOne ‸{of the years} two\n',
      report: /is no placeholder/,
    },
    {
      name: 'a comment of HTML',
      file: 'content/pt-PT/solutions.mdx',
      find: /\n*$/,
      replace: '\n\n‸<!-- later -->\n',
      report: /comment of HTML/,
    },
    {
      name: 'a sign that is read as a component',
      file: 'content/pt-PT/contact.mdx',
      find: /\n*$/,
      replace: '\n\nAnswers in ‸<5 minutes\n',
      report: /Write `\\<`/,
    },
    {
      name: 'a component that never closes',
      file: 'content/pt-PT/pricing.mdx',
      find: /\n*$/,
      replace: '\n\nA ‸<Foreign lang="en">squad\n',
      report: /not opened and closed in the same paragraph/,
    },
    {
      name: 'a paragraph that begins with a word of code',
      file: 'content/en/contact.mdx',
      find: /\n*$/,
      replace: '\n\n‸import your data and see\n',
      report: /begins with `import`/,
    },
    {
      name: 'an address in angle brackets',
      file: 'content/en/chatbot.mdx',
      find: /\n*$/,
      replace: '\n\nSee ‸<https://www.example.com>\n',
      report: /\[words to click\]/,
    },
  ],
})
