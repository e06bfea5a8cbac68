import type { FindingOf } from '../../finding.ts'
import type { ProseProblem } from '../../model/prose.ts'
import { listedIn, offered } from '../list-words.ts'
import type { Message } from '../message.ts'

const BRACE = '`{` começa um nome como `{years}`; escreva `\\{` para mostrar a chave.'

export function proseMessage(fault: ProseProblem): Message {
  switch (fault.problem) {
    case 'brace':
      return { sentence: 'O que segue este `{` não é um nome, ou falta o seu `}`.', fix: BRACE }
    case 'import-or-export':
      return {
        sentence: 'Um parágrafo que começa com `import` ou `export` é lido como código.',
        fix: 'Comece o parágrafo com outra palavra.',
      }
    case 'comment':
      return {
        sentence: '`<!--` é um comentário de HTML, que o texto corrido não tem.',
        fix: 'Remova-o; comentários vão na parte de cima do arquivo, depois de um `#`.',
      }
    case 'bare-address':
      return {
        sentence: 'Um endereço entre < e > é lido como componente.',
        fix: 'Escreva-o como link: [palavras para clicar](https://…).',
      }
    case 'less-than':
      return {
        sentence: '`<` começa um componente, e nenhum nome vem depois.',
        fix: 'Escreva `\\<` para mostrar o sinal, ou diga-o com palavras.',
      }
    case 'tag-not-closed':
      return {
        sentence: 'Este componente não se abre e se fecha no mesmo parágrafo.',
        fix: 'Remova HTML como <br>. Um componente se escreve <Foreign lang="en">palavras</Foreign>, dentro de um só parágrafo.',
      }
    case 'tag':
      return {
        sentence: 'Este componente não está escrito corretamente.',
        fix: 'Escreva <Foreign lang="en">palavras</Foreign>, ou `\\<` para mostrar o sinal.',
      }
    case 'too-deep':
      return {
        sentence: 'O texto tem níveis demais para ser lido.',
        fix: 'Remova os sinais que se repetem no começo de uma linha.',
      }
    case 'other':
      return {
        sentence: `O texto não pode ser lido aqui (${fault.reason}).`,
        fix: 'Compare-o com o mesmo parágrafo em content/pt-BR.',
      }
  }
}

export function markupMessage({ args }: FindingOf<'unsupported-markup'>): Message {
  return {
    sentence: `O texto corrido não pode ter ${markupNames[args.markup] ?? args.markup}.`,
    fix:
      markupFixes[args.markup] ??
      'Use parágrafos, **negrito**, *itálico*, [links](https://…) e listas.',
  }
}

const markupNames: Record<string, string> = {
  heading: 'títulos',
  mdxTextExpression: 'código',
  mdxFlowExpression: 'uma chave sozinha',
  mdxjsEsm: 'import ou export',
  thematicBreak: 'uma linha horizontal',
  blockquote: 'citações em bloco',
  code: 'blocos de código',
  inlineCode: 'palavras entre crases',
  image: 'imagens',
  linkReference: 'links que remetem a outra linha',
  imageReference: 'imagens',
  definition: 'definições de links',
}

const LINK = 'Escreva o endereço no próprio link: [palavras](https://…).'

const markupFixes: Record<string, string> = {
  heading: 'Ponha o título na parte de cima do arquivo; a ordem dos títulos é das seções.',
  mdxTextExpression: BRACE,
  mdxFlowExpression: `Ponha o nome dentro de uma frase. ${BRACE}`,
  mdxjsEsm: 'Comece o parágrafo com outra palavra.',
  linkReference: LINK,
  definition: LINK,
  code: 'Comece a linha sem quatro espaços e sem três crases.',
}

export function componentMessage({ args }: FindingOf<'unknown-component'>): Message {
  const tag = `<${args.name}>`
  const example = 'Escreva <Foreign lang="en">palavras de outro idioma</Foreign>.'
  switch (args.problem) {
    case 'unknown':
      return {
        sentence: `Não existe o componente ${tag}.`,
        fix:
          offered('pt', args.suggestion) ??
          `O texto corrido tem ${listedIn('pt', args.known)}; para destacar, use **…** ou *…*.`,
      }
    case 'fragment':
      return { sentence: 'O texto corrido não tem a marca vazia <>.', fix: 'Remova <> e </>.' }
    case 'alone':
      return {
        sentence: `${tag} está sozinho; o lugar dele é dentro de um parágrafo.`,
        fix: `${example.slice(0, -1)} numa só linha.`,
      }
    case 'empty':
      return { sentence: `${tag} não tem palavras dentro.`, fix: example }
    case 'spread':
      return { sentence: `${tag} tem código entre chaves.`, fix: example }
    case 'missing-prop':
      return { sentence: `${tag} precisa de \`${args.prop}\`.`, fix: example }
    case 'empty-prop':
      return { sentence: `\`${args.prop}\` de ${tag} está vazio.`, fix: example }
    case 'repeated-prop':
      return { sentence: `${tag} tem \`${args.prop}\` duas vezes.`, fix: 'Remova um dos dois.' }
    case 'code-in-prop':
      return {
        sentence: `\`${args.prop}\` de ${tag} é código entre chaves.`,
        fix: `Escreva o valor entre aspas duplas: ${args.prop}="…".`,
      }
    case 'unknown-prop':
      return {
        sentence: `${tag} não tem \`${args.prop}\`.`,
        fix: offered('pt', args.suggestion) ?? `Ele aceita ${listedIn('pt', args.known)}.`,
      }
    case 'not-a-language':
      return {
        sentence: `\`${args.value}\` não é o código de um idioma.`,
        fix: 'Escreva um código como en, es, fr ou pt-BR.',
      }
  }
}
