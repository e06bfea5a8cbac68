import { z } from 'zod'
import { listOf, text } from './text.ts'

/** The demonstration of YouBot (`#chatbot`). Body: what the conversation shows. */
export const ChatbotSchema = z.strictObject({
  label: text('One or two words beside the section number', { max: 24 }),
  title: text('Section heading', { max: 80 }),
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
  points: listOf(3, text('A strength that the conversation shows, one sentence', { max: 140 })),
  requestDemo: text('Button to the pricing page, where a demonstration is booked', { max: 32 }),
  demoNote: text('Text under the button about the next step', { max: 100 }),
})

export type Chatbot = z.infer<typeof ChatbotSchema>
