import type { LiveSite } from '../../live/live-site.ts'
import { defineRule, type Problem } from '../../core/rule.ts'

type Data = { problem: 'secret' | 'accept' | 'store' | 'drain' | 'login'; detail: string }

export default defineRule({
  id: 'contact-message',
  severity: 'error',
  what: {
    en: 'With --message, a message must get from the deployed site as far as the mail server.',
    pt: 'Com --message, uma mensagem deve chegar do site publicado até o servidor de e-mail.',
    es: 'Con --message, un mensaje debe llegar del sitio publicado hasta el servidor de correo.',
  },
  why: {
    en: 'The function stores a message, the cron job of the database drains it, and the function logs in to the mail server. A check message is not e-mailed, and is then deleted.',
    pt: 'A função guarda a mensagem, a tarefa agendada do banco de dados a processa e a função faz login no servidor de e-mail. Uma mensagem de verificação não é enviada e depois é apagada.',
    es: 'La función guarda el mensaje, la tarea programada de la base de datos lo procesa y la función inicia sesión en el servidor de correo. Un mensaje de comprobación no se envía y después se borra.',
  },
  check: ({ contact, message }: LiveSite): Problem<Data>[] => {
    if (message === undefined || message.step === 'done' || contact?.url === undefined) return []
    const { step, detail } = message
    return [{ file: contact.url, data: { problem: step, detail } }]
  },
  problem: {
    en: {
      secret: ({ detail }) =>
        `The function does not accept this DRAIN_SECRET: ${detail}. No message was sent.`,
      accept: ({ detail }) => `The function did not accept the message: ${detail}.`,
      store: ({ detail }) => `The message is not in the database: ${detail}.`,
      drain: ({ detail }) => `The message was stored, but not drained within ${detail} seconds.`,
      login: ({ detail }) => `The function cannot log in to the mail server: ${detail}.`,
    },
    pt: {
      secret: ({ detail }) =>
        `A função não aceita este DRAIN_SECRET: ${detail}. Nenhuma mensagem foi enviada.`,
      accept: ({ detail }) => `A função não aceitou a mensagem: ${detail}.`,
      store: ({ detail }) => `A mensagem não está no banco de dados: ${detail}.`,
      drain: ({ detail }) => `A mensagem foi guardada, mas não processada em ${detail} segundos.`,
      login: ({ detail }) => `A função não consegue fazer login no servidor de e-mail: ${detail}.`,
    },
    es: {
      secret: ({ detail }) =>
        `La función no acepta este DRAIN_SECRET: ${detail}. No se envió ningún mensaje.`,
      accept: ({ detail }) => `La función no aceptó el mensaje: ${detail}.`,
      store: ({ detail }) => `El mensaje no está en la base de datos: ${detail}.`,
      drain: ({ detail }) => `El mensaje se guardó, pero no se procesó en ${detail} segundos.`,
      login: ({ detail }) =>
        `La función no puede iniciar sesión en el servidor de correo: ${detail}.`,
    },
  },
  fix: {
    en: {
      secret: 'Use the DRAIN_SECRET of the function, and deploy the function of this checkout.',
      accept: 'See the table of errors in docs/deploy-function.md.',
      store: 'See whether the project is paused, and whether all migrations are applied.',
      drain: 'Check the cron job and the secrets in Vault, as docs/deploy-function.md describes.',
      login: 'Check host, port, user name and password of the mail server, or the API key.',
    },
    pt: {
      secret: 'Use o DRAIN_SECRET da função e publique a função deste checkout.',
      accept: 'Veja a tabela de erros em docs/deploy-function.md.',
      store: 'Veja se o projeto está pausado e se todas as migrações foram aplicadas.',
      drain: 'Confira o agendamento e os segredos no Vault, como descreve docs/deploy-function.md.',
      login: 'Confira servidor, porta, usuário e senha do e-mail, ou a chave da API.',
    },
    es: {
      secret: 'Use el DRAIN_SECRET de la función y publique la función de este checkout.',
      accept: 'Vea la tabla de errores en docs/deploy-function.md.',
      store: 'Vea si el proyecto está en pausa y si se aplicaron todas las migraciones.',
      drain:
        'Revise la tarea programada y los secretos de Vault, como describe docs/deploy-function.md.',
      login: 'Revise servidor, puerto, usuario y contraseña del correo, o la clave de la API.',
    },
  },
  cases: [],
})
