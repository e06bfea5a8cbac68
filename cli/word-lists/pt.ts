import type { LanguageData } from './index.ts'

export const pt: LanguageData = {
  commonWords: `
    agora ainda ajuda alguém amanhã ao aos aqui assim atendimento até bem com da dado dados
    das dela delas dele deles depois disso do dos dá em então equipa equipe erro fala falar
    fale faz fazem fazer ferramentas hoje isso isto já maior mais mas melhor mensagem
    mensagens muito mês na nas negócio ninguém nisso nome nos nossa nossas nosso nossos nova
    novas novo novos num numa não nós onde os ou outra outras outro outros pela pelas pelo
    pelos perguntas pessoas planos pode podem preço preços quando quem resposta respostas
    sem sempre seu seus sua suas são só também telefone tem trabalho tudo têm um uma você
    vocês à às é
  `,
  distinctiveLetters: /[ãõ]|ç|nh[oa]s?$|[éê]m$/,
  fewestEqualWords: 14,
  quote: '“',
  vagueLabels: `
    aqui, clica aqui, clique, clique aqui, clique neste link, continuar, continuar a ler,
    continue lendo, detalhes, esta ligação, este link, isto, leia mais, ler mais, ligação,
    link, lê mais, mais, mais detalhes, mais informações, neste link, sabe mais, saber mais,
    saiba mais, toque aqui, veja aqui, veja mais, ver, ver mais`
    .trim()
    .split(/,\s+/),
}
