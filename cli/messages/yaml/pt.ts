import type { YamlProblem } from '../../model/yaml-problem.ts'
import type { Message } from '../message.ts'

const QUOTE = 'Ponha o texto inteiro entre aspas duplas: "…".'

export function yamlMessage(fault: YamlProblem): Message {
  switch (fault.problem) {
    case 'duplicate-key':
      return {
        sentence: `A chave \`${fault.name}\` aparece aqui duas vezes, e só uma delas valeria.`,
        fix: 'Remova uma das duas.',
      }
    case 'colon-in-text':
      return {
        sentence: 'Dois-pontos seguidos de espaço, num texto sem aspas, começam uma chave nova.',
        fix: QUOTE,
      }
    case 'brace-at-start':
      return { sentence: 'Um texto que começa com { ou [ precisa de aspas.', fix: QUOTE }
    case 'text-after-quote':
      return {
        sentence: 'As aspas se fecham antes do fim do texto.',
        fix: 'Ponha o texto inteiro entre aspas duplas e escreva cada aspa dupla de dentro como \\".',
      }
    case 'special-start':
      return {
        sentence: `Um texto sem aspas não pode começar com \`${fault.character}\`.`,
        fix: QUOTE,
      }
    case 'unclosed-quote':
      return {
        sentence: 'As aspas que se abrem aqui não se fecham.',
        fix: 'Feche as aspas no fim do texto.',
      }
    case 'unclosed-bracket':
      return {
        sentence: 'O colchete ou a chave que se abre aqui não se fecha.',
        fix: 'Feche-o, ou ponha o texto entre aspas duplas se ele faz parte do texto.',
      }
    case 'missing-colon':
      return {
        sentence:
          'Esta linha não é uma chave com dois-pontos nem a continuação recuada de um texto.',
        fix: 'Escreva `chave: texto`, ou recue a linha para que continue o texto de cima.',
      }
    case 'tab':
      return {
        sentence: 'Uma tabulação recua esta linha, e YAML só conta espaços.',
        fix: 'Troque a tabulação por dois espaços para cada nível.',
      }
    case 'indentation':
      return {
        sentence: 'O recuo desta linha não combina com o das linhas em volta.',
        fix: 'Dê às chaves do mesmo nível o mesmo número de espaços, dois a mais que a de cima.',
      }
    case 'bad-escape':
      return {
        sentence: 'Uma barra invertida entre aspas duplas começa um sinal que YAML não conhece.',
        fix: 'Escreva a barra duas vezes: \\\\.',
      }
    case 'multiple-documents':
      return {
        sentence: 'Uma linha `---` ou `...` começa um segundo documento, que ninguém lê.',
        fix: 'Remova essa linha.',
      }
    case 'alias':
    case 'anchor': {
      const sign = fault.problem === 'alias' ? '*' : '&'
      return {
        sentence: `Um \`${sign}\` antes de um valor é uma referência de YAML, que o conteúdo não usa.`,
        fix: `Escreva o valor por extenso, ou ponha-o entre aspas duplas se \`${sign}\` faz parte do texto.`,
      }
    }
    case 'tag':
      return {
        sentence: 'Um `!` antes de um valor é uma marca de YAML, que o conteúdo não usa.',
        fix: 'Remova-o, ou ponha o valor entre aspas duplas se `!` faz parte do texto.',
      }
    case 'directive':
      return {
        sentence: 'Uma linha que começa com `%` muda a leitura do arquivo.',
        fix: 'Remova a linha.',
      }
    case 'complex-key':
      return { sentence: 'Uma chave deve ser uma só palavra.', fix: 'Escreva `chave: valor`.' }
    case 'too-deep':
      return {
        sentence: 'O arquivo tem níveis demais para ser lido.',
        fix: 'Remova os níveis que ninguém pede.',
      }
    case 'other':
      return {
        sentence: `O YAML não pode ser lido aqui (${fault.reason}).`,
        fix: 'Compare a linha com a mesma em content/pt-BR, ou ponha o texto dela entre aspas duplas.',
      }
  }
}
