import type { Content } from '../../content/content-model.ts'
import type { ProseProblem } from '../../content/files/prose.ts'
import { defineRule, type Problem } from '../../core/rule.ts'

const tagExamples = {
  en: '<Foreign lang="en">words</Foreign>',
  pt: '<Foreign lang="en">palavras</Foreign>',
  es: '<Foreign lang="en">palabras</Foreign>',
}

export default defineRule({
  id: 'invalid-mdx',
  severity: 'error',
  hidesComparisonsInFile: true,
  what: {
    en: 'Prose is valid MDX, in which braces and angle brackets have a special meaning.',
    pt: 'O texto corrido é MDX válido, em que as chaves { } e o sinal de menor têm um significado especial.',
    es: 'El texto corrido es MDX válido, en el que las llaves { } y el signo de menor tienen un significado especial.',
  },
  why: {
    en: '`{` starts a placeholder such as {years}, and `<` starts a component. To show the character itself, write \\{ or \\<.',
    pt: '`{` inicia um marcador como {years}, e `<` inicia um componente. Para mostrar o próprio sinal, escreva \\{ ou \\<.',
    es: '`{` inicia un marcador como {years} y `<` inicia un componente. Para mostrar el propio signo, escriba \\{ o \\<.',
  },
  check: ({ localeFiles }: Content): Problem<ProseProblem>[] =>
    localeFiles.flatMap(({ path, prose }) =>
      prose?.state === 'invalid' ? [{ file: path, place: prose.place, data: prose.problem }] : [],
    ),
  problem: {
    en: {
      brace: 'This `{` is not followed by a placeholder and `}`.',
      'import-or-export': 'A paragraph that begins with `import` or `export` is read as code.',
      comment: 'Prose cannot contain HTML comments (`<!--`).',
      'bare-address': 'A URL or e-mail address in angle brackets is read as a component.',
      'less-than': '`<` starts a component, but no name follows it.',
      tag: 'This tag is invalid.',
      unclosed: ({ component }) => `\`<${component}>\` is not closed in this paragraph.`,
      other: ({ reason }) => `The prose is invalid here: ${reason}.`,
    },
    pt: {
      brace: 'Este `{` não é seguido de um marcador e de `}`.',
      'import-or-export': 'Um parágrafo que começa com `import` ou `export` é lido como código.',
      comment: 'O texto corrido não aceita comentários de HTML (`<!--`).',
      'bare-address': 'Uma URL ou um endereço de e-mail entre < e > é lido como componente.',
      'less-than': '`<` inicia um componente, mas não é seguido de um nome.',
      tag: 'Esta tag é inválida.',
      unclosed: ({ component }) => `A tag \`<${component}>\` não está fechada neste parágrafo.`,
      other: ({ reason }) => `O texto corrido é inválido aqui (em inglês: ${reason}).`,
    },
    es: {
      brace: 'A esta `{` no le siguen un marcador y `}`.',
      'import-or-export': 'Un párrafo que empieza con `import` o `export` se lee como código.',
      comment: 'El texto corrido no admite comentarios de HTML (`<!--`).',
      'bare-address': 'Una URL o una dirección de correo entre < y > se lee como un componente.',
      'less-than': '`<` inicia un componente, pero no le sigue ningún nombre.',
      tag: 'Esta etiqueta no es válida.',
      unclosed: ({ component }) =>
        `La etiqueta \`<${component}>\` no está cerrada en este párrafo.`,
      other: ({ reason }) => `El texto corrido no es válido aquí (en inglés: ${reason}).`,
    },
  },
  fix: {
    en: {
      brace: 'Write a placeholder such as {years}, or `\\{` to show a brace.',
      'import-or-export': 'Begin the paragraph with another word.',
      comment: 'Remove the comment, or move it to the front matter, after a `#`.',
      'bare-address': 'Write it as a link: [words to click](https://…).',
      'less-than': 'Write `\\<` to show the sign, or use words.',
      tag: `Remove HTML such as <br>; open and close a component in the same paragraph: ${tagExamples.en}.`,
      unclosed: ({ component }) => `Write \`</${component}>\` after the words.`,
      other: 'Compare it with the same paragraph in another language.',
    },
    pt: {
      brace: 'Escreva um marcador como {years}, ou `\\{` para mostrar a chave.',
      'import-or-export': 'Comece o parágrafo com outra palavra.',
      comment: 'Remova o comentário ou mova-o para o cabeçalho do arquivo, depois de um `#`.',
      'bare-address': 'Escreva um link: [palavras para clicar](https://…).',
      'less-than': 'Escreva `\\<` para mostrar o sinal, ou use palavras.',
      tag: `Remova HTML como <br>; abra e feche um componente no mesmo parágrafo: ${tagExamples.pt}.`,
      unclosed: ({ component }) => `Escreva \`</${component}>\` depois das palavras.`,
      other: 'Compare-o com o mesmo parágrafo em outro idioma.',
    },
    es: {
      brace: 'Escriba un marcador como {years}, o `\\{` para mostrar la llave.',
      'import-or-export': 'Empiece el párrafo con otra palabra.',
      comment: 'Quite el comentario o muévalo a la cabecera del archivo, después de un `#`.',
      'bare-address': 'Escriba un enlace: [palabras para pulsar](https://…).',
      'less-than': 'Escriba `\\<` para mostrar el signo, o use palabras.',
      tag: `Quite el HTML como <br>; abra y cierre un componente en el mismo párrafo: ${tagExamples.es}.`,
      unclosed: ({ component }) => `Escriba \`</${component}>\` después de las palabras.`,
      other: 'Compárelo con el mismo párrafo en otro idioma.',
    },
  },
  cases: [
    {
      name: 'an unclosed brace',
      file: 'content/pt-PT/partners.mdx',
      append: '\n\nOne ‸{years years',
      report: /`\\\{` to show a brace/,
    },
    {
      name: 'an HTML comment',
      file: 'content/pt-PT/solutions.mdx',
      append: '\n\n‸<!-- later -->',
      report: /HTML comments/,
    },
    {
      name: 'a less-than sign',
      file: 'content/pt-PT/contact.mdx',
      append: '\n\nAnswers in ‸<5 minutes',
      report: /Write `\\<`/,
    },
    {
      name: 'an unclosed component',
      file: 'content/pt-PT/pricing.mdx',
      append: '\n\nA ‸<Foreign lang="en">squad',
      report: /Write `<\/Foreign>` after the words/,
    },
    {
      name: 'an HTML tag',
      file: 'content/pt-PT/pricing.mdx',
      append: '\n\nA line‸<br>and another',
      report: /Remove HTML such as <br>/,
    },
    {
      name: 'a paragraph that begins with import',
      file: 'content/en/contact.mdx',
      append: '\n\n‸import your data and see',
      report: /begins with `import`/,
    },
    {
      name: 'a URL in angle brackets',
      file: 'content/en/chatbot.mdx',
      append: '\n\nSee ‸<https://www.example.com>',
      report: /\[words to click\]/,
    },
  ],
})
