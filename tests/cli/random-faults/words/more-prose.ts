import type { Locale } from '../../../../src/locales.ts'

type Sentence = Record<Locale, string>

/** Sentences with links, for sections of the landing page. */
export const linked: readonly Sentence[] = [
  {
    'pt-BR':
      'Quer saber mais? [Fale com um especialista](#contato) ou veja as\n[nossas soluções](#solucoes).',
    'pt-PT':
      'Tem dúvidas? [Contacte os nossos especialistas](#contato) ou descubra\nas [soluções que propomos](#solucoes).',
    en: 'Any questions? [Talk to our specialists](#contato) or explore\n[our solutions](#solucoes).',
    es: '¿Tienes dudas? [Habla con nuestros especialistas](#contato) o descubre\n[nuestras soluciones](#solucoes).',
  },
  {
    'pt-BR':
      'Conheça também [quem somos](#quem-somos) e os [parceiros](#parceiros) que\nandam ao nosso lado.',
    'pt-PT':
      'Veja ainda [a nossa missão](#quem-somos) e [os parceiros](#parceiros) com\nquem trabalhamos.',
    en: 'See also [who we are](#quem-somos) and [the partners](#parceiros) who work\nbeside us.',
    es: 'Conoce también [quiénes somos](#quem-somos) y [los socios](#parceiros) que\nnos acompañan.',
  },
  {
    'pt-BR':
      'Tudo isso ganha forma nos [agentes de IA](#solucoes/ai-agents) e nos\n[serviços](#servicos) que oferecemos.',
    'pt-PT':
      'É o que fazem os [agentes de IA](#solucoes/ai-agents), e é disso que\ntratam os [nossos serviços](#servicos).',
    en: 'That is what our [AI agents](#solucoes/ai-agents) do, and what our\n[services](#servicos) are about.',
    es: 'De eso se encargan los [agentes de IA](#solucoes/ai-agents) y de eso\ntratan [nuestros servicios](#servicos).',
  },
]

/** Sentences with words that are foreign to all four languages. */
export const foreign: readonly Sentence[] = [
  {
    'pt-BR': 'O nosso <Foreign lang="fr">savoir-faire</Foreign> vem da prática.',
    'pt-PT': 'É na prática que nasce o nosso <Foreign lang="fr">savoir-faire</Foreign>.',
    en: 'Our <Foreign lang="fr">savoir-faire</Foreign> comes from practice.',
    es: 'Nuestro <Foreign lang="fr">savoir-faire</Foreign> nace de la práctica.',
  },
  {
    'pt-BR': 'Contamos o que mudou, <Foreign lang="la">ab initio</Foreign>, sem rodeios.',
    'pt-PT': 'Explicamos tudo <Foreign lang="la">ab initio</Foreign>, sem rodeios.',
    en: 'We explain it all <Foreign lang="la">ab initio</Foreign>, in plain words.',
    es: 'Lo explicamos todo <Foreign lang="la">ab initio</Foreign>, sin rodeos.',
  },
  {
    'pt-BR': 'O espírito é o do <Foreign lang="ja">kaizen</Foreign>: passo a passo.',
    'pt-PT': 'Seguimos o espírito do <Foreign lang="ja">kaizen</Foreign>, passo a passo.',
    en: 'We work in the spirit of <Foreign lang="ja">kaizen</Foreign>, step by step.',
    es: 'Trabajamos con el espíritu del <Foreign lang="ja">kaizen</Foreign>, paso a paso.',
  },
]

/** Sentences with numbers that are no facts of the business. */
export const numbered: readonly Sentence[] = [
  {
    'pt-BR': 'O primeiro projeto costuma reunir de 3 a 6 pessoas.',
    'pt-PT': 'O primeiro projeto junta habitualmente 3 a 6 pessoas.',
    en: 'A first project usually brings together 3 to 6 people.',
    es: 'El primer proyecto suele juntar de 3 a 6 personas.',
  },
  {
    'pt-BR': 'A conversa inicial dura 45 minutos e cabe em 2 perguntas.',
    'pt-PT': 'A primeira conversa demora 45 minutos e resume-se a 2 perguntas.',
    en: 'The first conversation takes 45 minutes and comes down to 2 questions.',
    es: 'La primera conversación dura 45 minutos y se resume en 2 preguntas.',
  },
  {
    'pt-BR': 'Em 2024, medimos 1.250 painéis em 8 setores.',
    'pt-PT': 'No ano de 2024, analisámos 1250 painéis de 8 setores.',
    en: 'In 2024 we reviewed 1,250 dashboards across 8 sectors.',
    es: 'En 2024 revisamos 1250 cuadros de mando de 8 sectores.',
  },
]
