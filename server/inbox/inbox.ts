import { EventEmitter, once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  /** Sender and recipients in the SMTP transaction, which may differ from those in the headers. */
  envelope: { from: string; to: string[] }
  mail: Email
}

const MAX_MAILS = 200

/**
 * An SMTP server that stores e-mails in memory without delivering them. Emits `received` for each
 * e-mail.
 */
export class Inbox extends EventEmitter<{ received: [ReceivedMail] }> {
  /** Newest first, at most `MAX_MAILS`. */
  readonly mails: ReceivedMail[] = []
  readonly #server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    // Timeout in milliseconds. With the default, open connections would delay the shutdown.
    closeTimeout: 1,
    onData: (stream, { envelope: { mailFrom, rcptTo } }, done) => {
      const envelope = {
        from: mailFrom === false ? '' : mailFrom.address,
        to: rcptTo.map(({ address }) => address),
      }
      buffer(stream)
        .then((message) => PostalMime.parse(message))
        .then((mail) => this.#add({ envelope, mail }))
        .then(() => done(), done)
    },
  })

  /** Listens on the loopback interface, on a free port. */
  async listen(): Promise<{ port: number }> {
    // Clients that disconnect cause error events. Without a listener, these would end this process.
    this.#server.on('error', () => {})
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server.server, 'listening')
    return this.#server.server.address() as AddressInfo
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.close(resolve))
  }

  #add(received: ReceivedMail): void {
    this.mails.unshift(received)
    this.mails.splice(MAX_MAILS)
    this.emit('received', received)
  }
}
