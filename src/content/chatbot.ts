import { z } from 'zod'
import { purposes } from './purpose.ts'
import { listOf, sectionLabel, text } from './text.ts'

/** What can be drawn below an answer, in `src/components/ask-youbot/answer-evidence.tsx`. */
const evidence = ['offers', 'prices', 'messages', 'integrations', 'experts', 'contact'] as const

export type EvidenceName = (typeof evidence)[number]

const QuestionSchema = z.strictObject({
  question: text(
    {
      en: 'Question that a visitor can choose, as a customer would write it',
      pt: 'Pergunta que o visitante pode escolher, como um cliente a escreveria',
      es: 'Pregunta que el visitante puede elegir, como la escribiría un cliente',
    },
    { max: 48 },
  ),
  answer: text(
    {
      en: 'Answer of YouBot, one to three short sentences',
      pt: 'Resposta do YouBot, de uma a três frases curtas',
      es: 'Respuesta de YouBot, de una a tres frases cortas',
    },
    { max: 210 },
  ),
  evidence: z
    .strictObject({
      shows: z.enum(evidence).register(purposes, {
        en: 'Drawing below the answer; `contact` adds two buttons',
        pt: 'Desenho abaixo da resposta; `contact` acrescenta dois botões',
        es: 'Dibujo bajo la respuesta; `contact` añade dos botones',
      }),
      caption: text(
        {
          en: 'Line above the drawing: what YouBot looked up',
          pt: 'Linha acima do desenho: o que o YouBot consultou',
          es: 'Línea sobre el dibujo: lo que YouBot consultó',
        },
        { max: 60 },
      ),
      number: text(
        {
          en: 'Number beside that line, if the drawing has a dot for each of something',
          pt: 'Número ao lado dessa linha, se o desenho tem um ponto para cada item',
          es: 'Número junto a esa línea, si el dibujo tiene un punto por cada elemento',
        },
        { max: 15 },
      ).optional(),
    })
    .optional(),
})

/** The demonstration of YouBot (`#chatbot`). Body: what the conversation in the video shows. */
export const ChatbotSchema = z.strictObject({
  label: sectionLabel,
  title: text(
    {
      en: 'Heading above the questions and answers',
      pt: 'Título acima das perguntas e respostas',
      es: 'Título sobre las preguntas y respuestas',
    },
    { max: 48 },
  ),
  ask: z
    .strictObject({
      note: text(
        {
          en: 'Line that says that the answers were written in advance',
          pt: 'Linha que diz que as respostas foram escritas com antecedência',
          es: 'Línea que dice que las respuestas se escribieron de antemano',
        },
        { max: 60 },
      ),
      ownQuestion: text(
        {
          en: 'Link to WhatsApp, for a question of one’s own',
          pt: 'Link para o WhatsApp, para quem tem outra pergunta',
          es: 'Enlace a WhatsApp, para quien tiene otra pregunta',
        },
        { max: 80 },
      ),
      log: text(
        {
          en: 'Name of the conversation for screen readers',
          pt: 'Nome da conversa para leitores de tela',
          es: 'Nombre de la conversación para lectores de pantalla',
        },
        { max: 40 },
      ),
      visitor: text(
        {
          en: 'Name of the visitor in the conversation, for screen readers',
          pt: 'Nome do visitante na conversa, para leitores de tela',
          es: 'Nombre del visitante en la conversación, para lectores de pantalla',
        },
        { max: 20 },
      ),
      choose: text(
        {
          en: 'Line above the questions to choose from',
          pt: 'Linha acima das perguntas que se podem escolher',
          es: 'Línea sobre las preguntas que se pueden elegir',
        },
        { max: 24 },
      ),
      asked: text(
        {
          en: 'Text for screen readers after a question that was asked',
          pt: 'Texto para leitores de tela depois de uma pergunta já feita',
          es: 'Texto para lectores de pantalla después de una pregunta ya hecha',
        },
        { max: 24 },
      ),
      again: text(
        {
          en: 'Button that removes the conversation',
          pt: 'Botão que apaga a conversa',
          es: 'Botón que borra la conversación',
        },
        { max: 18 },
      ),
      restarted: text(
        {
          en: 'What screen readers say when the conversation has been cleared',
          pt: 'O que os leitores de tela dizem quando a conversa é apagada',
          es: 'Lo que dicen los lectores de pantalla cuando se borra la conversación',
        },
        { max: 60 },
      ),
      whatsapp: text(
        {
          en: 'Button that opens WhatsApp with the question',
          pt: 'Botão que abre o WhatsApp com a pergunta',
          es: 'Botón que abre WhatsApp con la pregunta',
        },
        { max: 28 },
      ),
      form: text(
        {
          en: 'Button that takes the question to the contact form',
          pt: 'Botão que leva a pergunta ao formulário de contato',
          es: 'Botón que lleva la pregunta al formulario de contacto',
        },
        { max: 28 },
      ),
      message: text(
        {
          en: 'First words of the visitor to a person, with the question',
          pt: 'Primeiras palavras do visitante a uma pessoa, com a pergunta',
          es: 'Primeras palabras del visitante a una persona, con la pregunta',
        },
        { max: 100, placeholders: ['question'] },
      ),
      questions: z.array(QuestionSchema).min(2).max(12).register(purposes, {
        en: 'Questions to YouBot, the first of them answered from the start',
        pt: 'Perguntas ao YouBot; a primeira já aparece respondida',
        es: 'Preguntas a YouBot; la primera aparece ya respondida',
      }),
    })
    .register(purposes, {
      en: 'Questions to YouBot with answers that were written in advance',
      pt: 'Perguntas ao YouBot com respostas escritas com antecedência',
      es: 'Preguntas a YouBot con respuestas escritas de antemano',
    }),
  conversation: z
    .strictObject({
      description: text(
        {
          en: 'What the video is, for people who cannot see it',
          pt: 'O que é o vídeo, para quem não pode vê-lo',
          es: 'Lo que es el vídeo, para quien no puede verlo',
        },
        { max: 120 },
      ),
      silent: text(
        {
          en: 'Note under the video, after its length, that it has no sound',
          pt: 'Aviso de que o vídeo não tem som, abaixo dele, depois da duração',
          es: 'Nota de que el vídeo no tiene sonido, debajo de él, tras la duración',
        },
        { max: 48 },
      ),
      transcript: text(
        {
          en: 'Heading of the text version of the conversation',
          pt: 'Título da versão em texto da conversa',
          es: 'Título de la versión en texto de la conversación',
        },
        { max: 48 },
      ),
      status: text(
        {
          en: 'Small line beside the name of the assistant',
          pt: 'Linha pequena ao lado do nome do assistente',
          es: 'Línea pequeña junto al nombre del asistente',
        },
        { max: 32 },
      ),
      customer: text(
        {
          en: 'Name of the customer in the conversation',
          pt: 'Nome do cliente na conversa',
          es: 'Nombre del cliente en la conversación',
        },
        { max: 20 },
      ),
      assistant: text(
        {
          en: 'Name of the assistant in the conversation',
          pt: 'Nome do assistente na conversa',
          es: 'Nombre del asistente en la conversación',
        },
        { max: 20 },
      ),
      messages: z
        .array(
          z.strictObject({
            from: z.enum(['customer', 'assistant']).register(purposes, {
              en: 'Author of the message, customer or assistant',
              pt: 'Autor da mensagem, `customer` (cliente) ou `assistant` (assistente)',
              es: 'Autor del mensaje, `customer` (cliente) o `assistant` (asistente)',
            }),
            text: text(
              { en: 'Text of the message', pt: 'Texto da mensagem', es: 'Texto del mensaje' },
              { max: 180 },
            ),
          }),
        )
        .min(4)
        .max(8),
    })
    .register(purposes, {
      en: 'A short conversation that shows what YouBot does, as a video and as text',
      pt: 'Conversa curta que mostra o que o YouBot faz, em vídeo e em texto',
      es: 'Conversación breve que muestra lo que hace YouBot, en vídeo y en texto',
    }),
  demoTitle: text(
    {
      en: 'Heading beside the video',
      pt: 'Título ao lado do vídeo',
      es: 'Título al lado del vídeo',
    },
    { max: 80 },
  ),
  points: listOf(
    3,
    text(
      {
        en: 'A strength that the conversation shows, one sentence',
        pt: 'Ponto forte que a conversa mostra, uma frase',
        es: 'Punto fuerte que muestra la conversación, una frase',
      },
      { max: 140 },
    ),
  ),
  requestDemo: text(
    {
      en: 'Button to the pricing page, where a demonstration is booked',
      pt: 'Botão para a página de preços, onde se agenda uma demonstração',
      es: 'Botón que lleva a la página de precios, donde se reserva una demostración',
    },
    { max: 32 },
  ),
  demoNote: text(
    {
      en: 'Text under the button about the next step',
      pt: 'Texto abaixo do botão sobre o próximo passo',
      es: 'Texto bajo el botón sobre el paso siguiente',
    },
    { max: 100 },
  ),
})

export type Chatbot = z.infer<typeof ChatbotSchema>
