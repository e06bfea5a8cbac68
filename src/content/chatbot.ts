import { z } from 'zod'
import { listOf, text } from './text.ts'

/** The demonstration of YouBot (`#chatbot`). Body: what the conversation shows. */
export const ChatbotSchema = z.strictObject({
  label: text('One or two words beside the section number', { max: 24 }),
  title: text('Section heading', { max: 80 }),
  conversation: z
    .strictObject({
      description: text('What the video is, for people who cannot see it', { max: 120 }),
      silent: text('Words under the video, after its length: that it has no sound', { max: 48 }),
      transcript: text('Heading of the conversation as text', { max: 48 }),
      status: text('Small line under the name of the assistant', { max: 32 }),
      customer: text('Who writes the messages of the customer', { max: 20 }),
      assistant: text('Who writes the answers', { max: 20 }),
      messages: z
        .array(
          z.strictObject({
            from: z.enum(['customer', 'assistant']).describe('Who writes: customer or assistant'),
            text: text('The message', { max: 180 }),
          }),
        )
        .min(4)
        .max(8),
    })
    .describe('A short conversation that shows what YouBot does, as a video and as text'),
  points: listOf(3, text('Something that the conversation shows, one sentence', { max: 140 })),
  requestDemo: text('Button to the pricing page, where a demonstration is booked', { max: 32 }),
  demoNote: text('Words under the button: what happens there', { max: 100 }),
})

export type Chatbot = z.infer<typeof ChatbotSchema>
