import { z } from 'zod'
import { listOf, sectionLabel, text } from '../../content/text.ts'

/** The kinds of evidence; `src/sections/chatbot/answer-evidence.tsx` has a drawing for each. */
const evidence = ['offers', 'prices', 'messages', 'integrations', 'experts', 'contact'] as const

export type EvidenceName = (typeof evidence)[number]

const QuestionSchema = z.strictObject({
  question: text('Question that visitors can choose, in the words of a customer', { max: 48 }),
  answer: text('Answer of YouBot, one to three short sentences', { max: 210 }),
  evidence: z
    .strictObject({
      shows: z.enum(evidence).describe('Drawing below the answer; `contact` adds two buttons'),
      caption: text('Line above the drawing: what YouBot looked up', { max: 60 }),
      number: text('Number beside that line, if the drawing has a dot for each of something', {
        max: 15,
      }).optional(),
    })
    .optional(),
})

/** The YouBot demonstration (`#chatbot`). Body: what the visitor's own YouBot would answer. */
export const ChatbotSchema = z.strictObject({
  label: sectionLabel,
  title: text('Heading above the questions and answers', { max: 54 }),
  ask: z
    .strictObject({
      note: text('Line that says that the answers were written in advance', { max: 72 }),
      ownQuestion: text('Link to WhatsApp, for a question of one’s own', { max: 100 }),
      log: text('Name of the conversation for screen readers', { max: 40 }),
      visitor: text('Name of the visitor in the conversation, for screen readers', { max: 20 }),
      choose: text('Line above the questions to choose from', { max: 24 }),
      asked: text('Text for screen readers after a question that was asked', { max: 24 }),
      again: text('Button that removes the conversation', { max: 18 }),
      restarted: text('What screen readers say when the conversation has been cleared', {
        max: 60,
      }),
      handedOver: text(
        'What screen readers say when the question has been copied to the contact form',
        { max: 80 },
      ),
      whatsapp: text('Button that opens WhatsApp with the question', { max: 36 }),
      form: text('Button that takes the question to the contact form', { max: 36 }),
      message: text('Message to a person that contains the question', {
        max: 100,
        placeholders: ['question'],
      }),
      questions: z
        .array(QuestionSchema)
        .min(2)
        .max(12)
        .describe('Questions to YouBot, the first of them answered from the start'),
    })
    .describe('Questions to YouBot with answers that were written in advance'),
  conversation: z
    .strictObject({
      description: text('What the video is, for people who cannot see it', { max: 120 }),
      silent: text('Note under the video, after its length, that it has no sound', { max: 48 }),
      transcript: text('Heading of the text version of the conversation', { max: 48 }),
      status: text('Small line beside the name of the assistant', { max: 32 }),
      customer: text('Name of the customer in the conversation', { max: 20 }),
      assistant: text('Name of the assistant in the conversation', { max: 20 }),
      messages: z
        .array(
          z.strictObject({
            from: z
              .enum(['customer', 'assistant'])
              .describe('Author of the message, customer or assistant'),
            text: text('Text of the message', { max: 180 }),
          }),
        )
        .min(4)
        .max(8),
    })
    .describe('A short conversation that shows what YouBot does, as a video and as text'),
  demoTitle: text('Heading beside the video', { max: 80 }),
  points: listOf(3, text('A strength that the conversation shows, one sentence', { max: 140 })),
  requestDemo: text('Button to the pricing page, where a demonstration is booked', { max: 40 }),
  demoNote: text('Text under the button about the next step', { max: 140 }),
})

export type Chatbot = z.infer<typeof ChatbotSchema>
