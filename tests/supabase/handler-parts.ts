import {
  createHandler,
  type HandlerParts,
} from '../../supabase/functions/send-contact-email/handler.ts'
import { createLimiter } from '../../supabase/functions/send-contact-email/rate-limit.ts'
import { parseSettings } from '../../supabase/functions/send-contact-email/settings.ts'
import { createSubmissions } from '../../supabase/functions/send-contact-email/submissions.ts'
import { message, ORIGIN, settings, toAnswer, type Answer } from './running-function.ts'

/** What a handler answers here, in Node, when some of its parts are replaced. */
export async function answerWith(parts: Partial<HandlerParts>): Promise<Answer> {
  const parsed = parseSettings(settings)
  const handler = createHandler({
    settings: parsed,
    transport: { send: () => Promise.resolve() },
    limiter: createLimiter(parsed.limits),
    submissions: createSubmissions(),
    log: () => Promise.resolve(),
    outlive: () => {},
    ...parts,
  })
  const request = new Request('http://function/', {
    method: 'POST',
    headers: { Origin: ORIGIN, 'Content-Type': 'application/json' },
    body: JSON.stringify(message),
  })
  return toAnswer(await handler(request, () => '127.0.0.1'))
}
