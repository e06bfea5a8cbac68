import { EventEmitter } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail as it arrived. */
export interface ReceivedMail {
  /** Whom the sender named in the SMTP dialogue. */
  envelope: { from: string; to: string[] }
  mail: Email
}

/** Mails kept at most; the oldest go first. */
const MAX_MAILS = 200

/**
 * A mail server that keeps every mail in memory and sends none on. Emits
 * `received` for each.
 */
export class Inbox extends EventEmitter<{ received: [ReceivedMail] }> {
  readonly mails: ReceivedMail[] = []
  readonly #server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    // Milliseconds; clients keep their connections for the next mail.
    closeTimeout: 1,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        const envelope = {
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
        }
        PostalMime.parse(Buffer.concat(chunks)).then(
          (mail) => done(this.#keep({ envelope, mail })),
          (error: Error) => done(error),
        )
      })
    },
  })

  /** Listens on this machine only. */
  async listen(port: number): Promise<{ port: number }> {
    await new Promise<void>((resolve, reject) => {
      this.#server.on('error', reject)
      this.#server.listen(port, '127.0.0.1', resolve)
    })
    const { port: actual } = this.#server.server.address() as AddressInfo
    return { port: actual }
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.close(resolve))
  }

  #keep(received: ReceivedMail): null {
    this.mails.unshift(received)
    this.mails.splice(MAX_MAILS)
    this.emit('received', received)
    return null
  }
}
